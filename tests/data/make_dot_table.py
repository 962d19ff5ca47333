#!/usr/bin/env python3
"""Writes dot_table.txt: products of vectors of the plane in exact rational arithmetic.

Each line:  q_x q_y k_x k_y  and  q_x k_x + q_y k_y  rounded to the nearest double.
"""
import os
import random
from fractions import Fraction

random.seed(7)
LINES = []


def add(qx, qy, kx, ky):
    exact = Fraction(qx) * Fraction(kx) + Fraction(qy) * Fraction(ky)
    LINES.append(" ".join(repr(float(number)) for number in (qx, qy, kx, ky, exact)))


for _ in range(400):
    size = 10.0 ** random.randint(-6, 6)
    x, y = random.uniform(-size, size), random.uniform(-size, size)
    scale = 2.0 ** random.randint(-8, 8)
    add(x, y, random.uniform(-size, size), random.uniform(-size, size))
    add(x, y, -y * scale, x * scale)  # exactly perpendicular
    add(x, y, -y * 1.1, x * 1.1)  # perpendicular but for rounding
    add(x, y, -1 / x, 1 / y)
    add(x, y, -y * (1 + 2.0 ** -52), x * (1 - 2.0 ** -53))
for _ in range(100):  # near the smallest numbers
    add(*(random.uniform(-1e-158, 1e-158) for _ in range(4)))
add(1e6, 1e6, 1e6, -1e6)
add(0.1, 0.3, -0.3, 0.1)
add(999999.9999999999, 1e6, 1e6, -999999.9999999999)
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "dot_table.txt"), "w") as table:
    table.write("\n".join(LINES) + "\n")
