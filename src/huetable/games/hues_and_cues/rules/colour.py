"""Colours as the eye orders them: sRGB, OKLab, and how far apart two colours look (CIEDE2000)."""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

ColourTriple = tuple[float, float, float]


def rgb(code: str) -> ColourTriple:
    """Of "#ffcc00": red, green and blue, from 0 to 1."""
    number = int(code.removeprefix("#"), 16)
    return (number >> 16) / 255, (number >> 8 & 255) / 255, (number & 255) / 255


def code_of(red: float, green: float, blue: float) -> str:
    """The nearest code that a screen can show."""
    shown = [round(255 * min(1.0, max(0.0, part))) for part in (red, green, blue)]
    return f"#{shown[0]:02x}{shown[1]:02x}{shown[2]:02x}"


def linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def gamma(part: float) -> float:
    return 12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


def oklab(code: str) -> ColourTriple:
    """Lightness 0 to 1, and two axes of colour: green to red, blue to yellow."""
    red, green, blue = map(linear, rgb(code))
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    medium = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def from_oklab(lightness: float, a: float, b: float) -> ColourTriple:
    """Back to red, green and blue; a part below 0 or above 1 says that no screen shows this colour."""
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        gamma(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
        gamma(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
        gamma(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short),
    )


def cielab(code: str) -> ColourTriple:
    """CIE 1976 L*a*b* under daylight (D65), the space that CIEDE2000 is defined in."""
    red, green, blue = map(linear, rgb(code))
    x = _root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    y = _root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    z = _root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return float(part ** (1 / 3)) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116


def ciede2000(one: str, other: str) -> float:
    """The difference that an eye sees: about 1 is the least that can be seen, 10 is plain at a glance."""
    l1, a1, b1 = cielab(one)
    l2, a2, b2 = cielab(other)
    stretch = 1 + 0.5 * (1 - _seventh((hypot(a1, b1) + hypot(a2, b2)) / 2))
    c1, c2 = hypot(stretch * a1, b1), hypot(stretch * a2, b2)
    h1, h2 = _angle(stretch * a1, b1), _angle(stretch * a2, b2)
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = (h1 + turn / 2) % 360
    chroma, lightness = (c1 + c2) / 2, (l1 + l2) / 2
    light_step = (l2 - l1) / (1 + 0.015 * (lightness - 50) ** 2 / sqrt(20 + (lightness - 50) ** 2))
    chroma_step = (c2 - c1) / (1 + 0.045 * chroma)
    hue_step = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * _hue_weight(hue))
    twist = -sin(radians(60 * exp(-(((hue - 275) / 25) ** 2)))) * 2 * _seventh(chroma)
    return sqrt(light_step**2 + chroma_step**2 + hue_step**2 + twist * chroma_step * hue_step)


def _seventh(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25.0**7))


def _angle(a: float, b: float) -> float:
    return degrees(atan2(b, a)) % 360


def _hue_weight(hue: float) -> float:
    return (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
