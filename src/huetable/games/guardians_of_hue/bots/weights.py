"""The weights of the evaluator, made by lab/fit_weights.py: a column for each cell."""

from __future__ import annotations

from typing import Final

CELLS: Final = ((2, 1), (3, 2), (4, 2), (4, 3))
"""Guardians, and how often darkness grows in a round."""

WEIGHTS: Final[dict[str, tuple[float, ...]]] = {
    "0 dark": (0.485, 0.030, -0.158, -0.117),
    "1 dark": (0.420, -0.128, 0.000, -0.170),
    "2 dark": (0.279, 0.007, 0.030, -0.137),
    "3 dark": (0.225, 0.076, 0.138, -0.074),
    "4 dark": (0.065, 0.076, 0.220, 0.035),
    "5 dark": (0.086, 0.117, 0.242, 0.090),
    "6 dark": (-0.038, 0.012, 0.188, 0.229),
    "7 dark": (0.022, -0.186, 0.112, 0.074),
    "8 dark": (0.000, 0.000, 0.000, 0.000),
    "work": (-1.113, -1.014, -0.355, -1.202),
    "work with help": (-0.310, -0.414, -1.088, -0.460),
    "threat": (-0.196, -0.080, 0.067, 0.019),
    "agents on light": (-0.133, 0.058, -0.039, 0.076),
    "agents on dark": (-0.226, -0.037, 0.046, -0.031),
    "agents on the centre": (-0.263, -0.067, -0.008, -0.033),
    "agents dazed": (-0.233, 0.015, 0.051, 0.139),
    "agents out": (-0.855, -0.031, 0.050, 0.150),
    "growth darkens": (0.498, -0.148, 0.392, -0.196),
    "growth spawns": (-0.416, 0.028, 0.384, -0.171),
    "tags of the dark": (0.514, -0.101, 0.536, 0.205),
    "spirits on the map": (-0.037, -0.003, -0.120, -0.210),
    "spirits lost": (0.000, -1.272, -1.073, -0.925),
    "threat by dark": (-0.031, -0.053, -0.107, -0.018),
    "all light, agent on the centre": (-0.265, -0.258, 0.046, -0.183),
    "all light, threat": (0.150, 0.177, 0.123, 0.138),
    "one dark, threat": (-0.034, 0.053, 0.128, 0.011),
    "reach": (-0.174, -0.088, -0.045, -0.159),
    "least reach": (-0.155, 0.057, -0.142, -0.007),
    "reach of the next": (-0.070, -0.206, 0.067, -0.284),
    "cover": (0.142, -0.071, 0.023, -0.267),
    "tired": (-0.086, -0.225, -0.117, -0.311),
    "tired next": (0.056, -0.100, 0.015, 0.046),
    "tired by dark": (-0.149, -0.081, -0.014, -0.050),
    "all light, way to the centre": (0.071, 0.103, -0.124, -0.175),
    "all light, at the centre": (0.111, 0.006, 0.016, 0.108),
    "all light, ready to finish": (0.463, 0.517, 0.399, 0.367),
    "one dark, reach of the next": (-0.170, -0.162, -0.117, -0.089),
    "one dark, way to the centre": (0.024, 0.023, -0.085, -0.098),
    "turns left": (0.533, 0.548, 0.145, 0.535),
    "no turn left": (0.073, -0.113, 0.013, -0.166),
    "turns left by dark": (0.143, 0.281, 0.491, 0.390),
    "all light, turns left": (0.086, 0.065, -0.179, 0.008),
    "one dark, turns left": (0.284, 0.381, -0.055, 0.236),
    "always": (1.544, 0.003, 0.773, -0.070),
}
