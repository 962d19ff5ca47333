"""Looks at the program as a screen reader does, over AT-SPI, and moves the query.

Usage: client.py PROGRAM, by onscreen.
"""

import math
import os
import signal
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
import pyatspi
from gi.repository import GLib

LIMIT = 25  # seconds for all of it

# What only holds other things needs no name.
CONTAINERS = {
    pyatspi.ROLE_FILLER,
    pyatspi.ROLE_PANEL,
    pyatspi.ROLE_SPLIT_PANE,
    pyatspi.ROLE_SEPARATOR,
    pyatspi.ROLE_SCROLL_PANE,
    pyatspi.ROLE_VIEWPORT,
    pyatspi.ROLE_LAYERED_PANE,
    pyatspi.ROLE_MENU_BAR,
    pyatspi.ROLE_STATUS_BAR,
    pyatspi.ROLE_POPUP_MENU,
}


def check(condition, message):
    if not condition:
        raise AssertionError(message)


def until(question, what):
    """The first answer that is true; asks after every event, and 50 times a second."""
    end = time.monotonic() + LIMIT
    tick = GLib.timeout_add(20, lambda: True)
    try:
        while time.monotonic() < end:
            try:
                answer = question()
                if answer:
                    return answer
            except GLib.GError:
                pass  # not there yet
            GLib.MainContext.default().iteration(True)
    finally:
        GLib.source_remove(tick)
    raise AssertionError("waited in vain for " + what)


def window():
    for application in pyatspi.Registry.getDesktop(0):
        if application and application.name == "attention-plane" and application.childCount > 0:
            return application.getChildAtIndex(0)
    return None


def walk(accessible):
    yield accessible
    for child in accessible:
        if child is not None:
            yield from walk(child)


def named(root, name):
    return next((node for node in walk(root) if node.name == name), None)


def needs_name(node):
    return node.getState().contains(pyatspi.STATE_SHOWING) and node.getRole() not in CONTAINERS


def ancestry(node):
    names = []
    while node is not None:
        names.append("%s %r" % (node.getRoleName(), node.name))
        node = node.parent
    return " < ".join(names)


def softmax(scores):
    exponentials = [math.exp(score) for score in scores]
    return [exponential / sum(exponentials) for exponential in exponentials]


def weights(root):
    return [named(root, "weight of key %d" % (j + 1)).queryValue().currentValue for j in range(3)]


def do(accessible, name):
    action = accessible.queryAction()
    names = [action.getName(i) for i in range(action.nActions)]
    check(name in names, "no action %r among %r" % (name, names))
    action.doAction(names.index(name))


def nearly(a, b):
    return all(abs(x - y) < 1e-12 for x, y in zip(a, b))


def look(root):
    said = []

    def hear(event):
        if event.source.getRole() == pyatspi.ROLE_NOTIFICATION and event.detail1:
            said.append(event.source.name)

    pyatspi.Registry.registerEventListener(hear, "object:state-changed:showing")
    query = named(root, "query q")
    check(query is not None, "no query q")
    check(query.description.startswith("(1.00, 0.00)"), query.description)
    extents = query.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    check(extents.width >= 44 and extents.height >= 44, "a handle of %d × %d" % (extents.width, extents.height))
    for name in ("key 1", "key 2", "key 3", "value 1", "value 2", "value 3", "output z"):
        check(named(root, name) is not None, "no " + name)

    keys = ((1, 0), (0, 1), (-1, 0))  # of the chapter's example
    check(nearly(weights(root), softmax([x for x, y in keys])), str(weights(root)))
    do(query, "move up")
    until(lambda: query.description.startswith("(1.00, 0.10)"), "the query at (1.00, 0.10)")
    moved = softmax([x + 0.1 * y for x, y in keys])
    check(nearly(weights(root), moved), "%s instead of %s" % (weights(root), moved))
    until(lambda: said, "an announcement")
    expected = "query q: (1.00, 0.10). Largest weight: key 1, %.3f" % moved[0]
    check(said == [expected], "%r instead of %r" % (said, expected))

    nameless = [node for node in walk(root) if needs_name(node) and not node.name]
    check(not nameless, "without a name: %s" % [ancestry(node) for node in nameless])
    table = next(node for node in walk(root) if node.getRole() == pyatspi.ROLE_TABLE).queryTable()
    check((table.nRows, table.nColumns) == (4, 8), "a table of %d × %d" % (table.nRows, table.nColumns))
    check(table.getAccessibleAt(0, 5).name == "%.3f" % moved[0], table.getAccessibleAt(0, 5).name)


def main():
    signal.alarm(LIMIT + 4)  # whatever hangs
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, HOME=home, XDG_CONFIG_HOME=home, LC_ALL="C.UTF-8")
        program = subprocess.Popen([sys.argv[1]], env=environment)
        try:
            look(until(window, "the window"))
        finally:
            program.terminate()
            program.wait(5)


main()
