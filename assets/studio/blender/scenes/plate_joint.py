"""Plate: a pegged timber frame: post, tie beam, king post and braces, in low sun."""
from kit import *

SHOTS = {
    'other': dict(loc=(3.2, -2.3, 2.0), target=(4.35, 0, 2.6), lens=38, fstop=4, focus=(4.4, -0.1, 2.6)),
    'joint': dict(loc=(-0.95, -2.6, 2.15), target=(0.42, 0, 2.72), lens=42, fstop=4, focus=(0.1, -0.1, 2.7)),
    'truss': dict(loc=(1.2, -5.6, 1.6), target=(2.3, 0, 2.9), lens=30),
    'foot': dict(loc=(1.6, -2.2, 1.0), target=(0.1, 0, 0.5), lens=40, fstop=4, focus=(0, 0, 0.5)),
}


def shot(subject, name):
    camera(**SHOTS[name])
    return dict(exposure=-0.1, haze=500)


def peg(x, z, y=-0.14):
    b = MB()
    tube(b, [(x, y - 0.022, z), (x, y + 0.3, z)], [0.0125, 0.0125], 10, cap=True)
    b.obj('peg', 'timberdk', True)


def build(subject):
    span, hgt, rise = 4.6, 2.7, 1.75
    for y in (0, 2.6):
        for x in (0, span):
            beam((x, y, 0.22), (x, y, hgt - 0.12), 0.21, 0.21, 'frame')
        beam((-0.45, y, hgt), (span + 0.45, y, hgt), 0.2, 0.27, 'frame')
        beam((span / 2, y, hgt + 0.13), (span / 2, y, hgt + rise - 0.1), 0.2, 0.2, 'frame')
        for s in (-1, 1):
            x0, x1 = span / 2 + s * (span / 2 + 0.4), span / 2
            beam((x0, y, hgt + 0.12), (x1, y, hgt + rise), 0.18, 0.22, 'frame')
            beam(
                (span / 2 + s * 0.05, y, hgt + 0.35),
                (span / 2 + s * 1.25, y, hgt + rise * 0.52),
                0.13,
                0.16,
                'frame',
            )
            V, F, n = [], [], 14
            for i in range(n + 1):  # a brace sawn from a curved limb
                t = i / n * 1.5708
                x = span / 2 - s * (span / 2) + s * (0.1 + 0.82 * (1 - math.cos(t)))
                z = hgt - 1.1 + 0.96 * math.sin(t)
                nx, nz_ = math.cos(t), -math.sin(t)
                V += [
                    (x + s * nx * k * 0.075, y + j * 0.055, z + nz_ * k * 0.075)
                    for k, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))
                ]
            for i in range(n):
                F += [
                    (4 * i + k, 4 * i + (k + 1) % 4, 4 * i + 4 + (k + 1) % 4, 4 * i + 4 + k) for k in range(4)
                ]
            brace = MB()
            brace.add(V, F)
            brace.obj('brace', 'frame', bevel=0.006)
    for x, z in (
        (-0.05, hgt - 0.05),
        (0.05, hgt + 0.06),
        (0.1, hgt - 0.9),
        (0.75, hgt - 0.14),
        (span / 2 - 0.05, hgt + 0.28),
        (span / 2 + 0.05, hgt + 0.42),
        (-0.25, hgt + 0.16),
        (span + 0.05, hgt - 0.05),
        (span - 0.05, hgt + 0.06),
    ):
        peg(x, z)
    for k in range(4):  # purlins and boards
        t = k / 3.5 + 0.05
        for s in (-1, 1):
            x = span / 2 + s * (span / 2 + 0.4) * (1 - t)
            z = hgt + 0.12 + (rise - 0.12) * t + 0.18
            beam((x, -0.7, z), (x, 3.2, z), 0.1, 0.12, 'frame')
    for s in (-1, 1):
        b = MB()
        n = 22
        for i in range(n):
            ends = []
            for t in (i / n, (i + 0.96) / n):
                x = span / 2 + s * (span / 2 + 0.8) * (1 - t)
                ends.append((x, hgt - 0.1 + (rise + 0.14) * t + 0.28))
            (xa, za), (xb, zb) = ends
            V = [
                (xa, -0.95, za),
                (xb, -0.95, zb),
                (xb, 3.4, zb),
                (xa, 3.4, za),
                (xa, -0.95, za + 0.03),
                (xb, -0.95, zb + 0.03),
                (xb, 3.4, zb + 0.03),
                (xa, 3.4, za + 0.03),
            ]
            b.add(V, [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])
        b.obj('boards', 'timbergrey')
    for x in (0, span):
        p = MB()
        p.rbox(x - 0.2, x + 0.2, -0.2, 0.2, -0.05, 0.22, 0.04, 0.012)
        p.obj('pad', 'stone')
    brickwall(
        frame((-1.5, 2.75, 0), 0),
        8,
        4.4,
        0.35,
        [(3.0, 4.6, 0, 2.2)],
        bl=0.4,
        bh=0.14,
        joint=0.02,
        jit=0.007,
        r=0.02,
    )
    g = terrain(
        -30,
        30,
        -12,
        2.7,
        160,
        60,
        lambda x, y: -0.03 + nz(x, y, 0.5, 3) * 0.03,
        'gravel',
        lambda x, y: 0.8 if (y < -2.2 or x < -1.5) else 0,
    )
    scatter(g, [grassclump('a', 'grassdry', 24, (0.1, 0.4), 0.12, 0.004)], 10, 1, 0.6, 1.3, 'mask')
    terrain(
        -400,
        400,
        2,
        400,
        60,
        60,
        lambda x, y: -0.5 + max(0, (y - 40) / 300) * (24 + nz(x, y, 0.006, 4, 2) * 40),
        'hill',
    )
    A = gumtree('a', 9, 11, leaves=9000)
    for x, y in ((-7, 11), (-12, 18), (9, 16)):
        place(A, (x, y, -0.2), R.uniform(0, 6), 1)
    hide(*A)
    sky(elev=22, rot=236, strength=0.12, dust=1.5, size=0.9, sunint=1.0)


def _frame_timber():
    from kit.materials import _timber

    return _timber('frame', '#6b5440', '#8d7357', '#ab9070', 0.8)


define('frame', _frame_timber)
