#!/usr/bin/env python3
"""Writes softmax_table.txt: attention weights computed with mpmath (Debian: python3-mpmath).

Each line is one case:  d n T  q_1 … q_d  then for each of n tokens  k_1 … k_d a
with the weight a = softmax(q·k / T) of exactly these doubles, rounded to the nearest double; 0 below 1e-300.
"""
import os
import random
from fractions import Fraction

import mpmath

mpmath.mp.prec = 400
random.seed(20240501)
CASES = []


def weights(query, keys, temperature):
    products = [sum((Fraction(q) * Fraction(k) for q, k in zip(query, key)), Fraction(0)) for key in keys]
    largest = max(products)
    exponentials = []
    for product in products:
        difference = (product - largest) / Fraction(temperature)
        far = difference < -800
        exponentials.append(mpmath.mpf(0) if far else
                            mpmath.exp(mpmath.mpf(difference.numerator) / mpmath.mpf(difference.denominator)))
    total = mpmath.fsum(exponentials)
    return [float(e / total) if e / total >= mpmath.mpf("1e-300") else 0.0 for e in exponentials]


def text(number):
    shortest = repr(float(number))
    return shortest[:-2] if shortest.endswith(".0") else shortest


def case(query, keys, temperature=1.0):
    cells = [str(len(query)), str(len(keys)), text(temperature)] + [text(q) for q in query]
    for key, weight in zip(keys, weights(query, keys, temperature)):
        cells += [text(k) for k in key] + [text(weight)]
    CASES.append(" ".join(cells))


def scores(numbers, temperature=1.0):
    case([1.0], [[float(number)] for number in numbers], temperature)


def few():
    return random.choice([1, 2, 2, 3, 3, 3, 4, 5, 6, 8])


def uniform(size):
    return random.uniform(-size, size)


def point(size):
    return [uniform(size), uniform(size)]


def from_scores():
    for size in (1e-300, 1e-20, 1e-3, 1, 10, 30, 100, 300, 700, 1e3, 1e4, 1e5, 1e6):
        for _ in range(30):
            scores([uniform(size) for _ in range(few())])
    for _ in range(150):  # any place, close together
        base = uniform(1e6)
        scores([base + uniform(random.choice([1e-9, 1e-3, 1, 40, 690])) for _ in range(few())])
    for _ in range(150):  # ties
        pool = [uniform(random.choice([1, 1e3, 1e6])) for _ in range(2)]
        scores([random.choice(pool) for _ in range(few() + 1)])
    for _ in range(150):  # down to the smallest weights, subnormal ones among them
        scores([0] + [uniform(30) - random.choice([650, 680, 700, 720, 745]) for _ in range(few())])


def from_products():
    for size in (1e-8, 1, 3, 30, 1e3, 1e6):
        for _ in range(70):
            case(point(size), [point(random.choice([1, size])) for _ in range(few())])
    for _ in range(150):  # large coordinates whose products almost cancel
        x, y = point(1e6)
        case([x, y], [[-y * f + uniform(1e-5), x * f + uniform(1e-5)] for f in (uniform(1) for _ in range(few()))])
    for _ in range(150):  # any temperature
        case(point(5), [point(5) for _ in range(few())], 10 ** uniform(6))
    for _ in range(150):  # keys a few units in the last place apart before a tiny temperature
        x, y = point(1e6)
        keys = [[3 + random.randint(-4, 4) * 2.0 ** -51, 5 + random.randint(-4, 4) * 2.0 ** -50] for _ in range(few())]
        case([x, y], keys, max(abs(x), abs(y)) * 10 ** random.uniform(-17, -13))
    for _ in range(60):  # products that differ far below the precision of two doubles
        tiny = 10.0 ** -random.randint(16, 250)
        case([1e6, tiny], [[123456.789, uniform(9)] for _ in range(few())], tiny)
    for _ in range(60):  # subnormal products and temperatures
        case([uniform(1e-160), uniform(1e-160)], [point(1e-160) for _ in range(few())], random.choice([5e-324, 1e-321]))
    for _ in range(60):  # beyond the range of double
        case(point(1e6), [point(1e6) for _ in range(few())], random.choice([5e-324, 1e-310, 1e-300]))
    for dimension in (3, 8, 64):
        for _ in range(20):
            case([random.gauss(0, 1) for _ in range(dimension)],
                 [[random.gauss(0, 2) for _ in range(dimension)] for _ in range(few())])


def many():
    for count in [16, 31, 32, 33, 64, 100] * 15:
        size = random.choice([1, 10, 300, 1e6])
        scores([round(uniform(size), 3) for _ in range(count)])
    for size in (0, 1, 20, 300, 700, 1e6):
        scores([round(uniform(size), 3) for _ in range(1000)])
        case([1.1, -0.7], [[round(c, 3) for c in point(size)] for _ in range(1000)])


from_scores()
from_products()
many()
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "softmax_table.txt"), "w") as table:
    table.write("\n".join(CASES) + "\n")
