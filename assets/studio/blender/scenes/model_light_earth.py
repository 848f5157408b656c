"""Model: a light earth wall: timber frame, straw in clay slip tamped in lifts, boards still on, plaster coats."""
from kit import *
from kit.section import box, coat, daylight, stalk, stand

SHOTS = {
    'front': dict(loc=(1.25, -5.0, 1.4), target=(0.03, 0, 0.92), lens=46, fstop=5.6, focus=(0, -0.28, 0.9)),
    'edge': dict(loc=(-0.6, -2.7, 1.35), target=(0.25, -0.1, 1.1), lens=44, fstop=4, focus=(0.3, -0.2, 1.1)),
}


def shot(subject, name):
    camera(**SHOTS[name])
    return dict(exposure=0.4)


def _clayed():
    t = NT('clayed', 0.95, 0.05)
    r, n = t.attr('rnd'), t.noise(9, 6, 0.65)
    base = t.ramp(
        t.math('ADD', t.math('MULTIPLY', r, 0.6), t.math('MULTIPLY', n, 0.4)),
        [(0.15, '#9a7f5c'), (0.5, '#bfa67c'), (0.9, '#dfcaa0')],
    )
    return t.done(base, t.bump(n, 0.5, 0.01))


def build(subject):
    define('clayed', _clayed)
    stand(depth=0.2, stones=0.5, target=0.02)
    top = 1.80
    for x in (-1.49, -0.75, 0, 0.75, 1.49):  # pairs of light posts, ladder-fashion
        for y in (-0.165, 0.165):
            beam((x, y, 0.42), (x, y, top), 0.075, 0.055, 'timberlt')
        for z in (0.75, 1.15, 1.55):
            beam((x, -0.16, z), (x, 0.16, z), 0.03, 0.05, 'timberlt')
    box('timberlt', (-1.57, 1.57, -0.21, 0.21, top, top + 0.06, 0.006))
    lifts = [(-1.5, -0.75, 1.78), (-0.75, 0, 1.78), (0, 0.75, 1.5), (0.75, 1.49, 0.98)]
    core, fib = MB(), MB()
    for a, b, h in lifts:
        z = 0.42
        while z < h - 0.02:
            z1 = min(z + 0.36, h)
            core.rbox(a + 0.035, b - 0.035, -0.135, 0.135, z + 0.004, z1 - 0.004, 0.03, 0.012)
            for _ in range(int(5200 * (b - a) * (z1 - z) / 0.27)):
                px, pz = R.uniform(a + 0.04, b - 0.04), R.uniform(z + 0.012, z1 - 0.012)
                an, out = R.uniform(0, 6.28), R.gauss(0.05, 0.14)
                length, w = R.uniform(0.03, 0.12), R.uniform(0.0012, 0.003)
                stalk(fib, (px, -0.136 + R.uniform(-0.012, 0.012), pz), an, out, length, w)
            if h < 1.7 and z1 >= h - 0.01:  # loose straw on the top of an open lift
                for _ in range(1500):
                    an, length, w = R.uniform(0, 6.28), R.uniform(0.04, 0.14), 0.002
                    p = Vector(
                        (R.uniform(a + 0.05, b - 0.05), R.uniform(-0.13, 0.13), z1 + R.uniform(-0.01, 0.03))
                    )
                    d = Vector((math.cos(an), math.sin(an), R.gauss(0.05, 0.2))).normalized()
                    q, s = p + d * length, Vector((-d.y, d.x, 0)).normalized() * w
                    fib.add([(p + s)[:], (p - s)[:], (q - s)[:], (q + s)[:]], [(0, 1, 2, 3)], R.random())
            z = z1
    core.obj('core', 'clayed', True)
    fib.obj('fibre', 'clayed')
    # the shutter of the last lift
    box('timber', *((0.70, 1.56, -0.225, -0.2, 0.62 + k * 0.13, 0.745 + k * 0.13, 0.004) for k in range(3)))
    for x in (0.86, 1.4):
        beam((x, -0.24, 0.5), (x, -0.24, 1.12), 0.05, 0.035, 'timberdk')
    coat(-0.22, -0.196, 0.03, 'earthplaster', 0.2, 3, 0.012, z1=top)
    coat(-0.86, -0.226, 0.016, 'limewhite', 0.18, 13, 0.006, z1=top)
    tub = MB()
    lathe(
        tub,
        [(0, 0), (0.2, 0), (0.24, 0.22), (0.25, 0.23), (0.23, 0.23), (0.2, 0.19), (0, 0.19)],
        36,
        T=Matrix.Translation((1.05, -1.0, 0.0)),
    )
    tub.obj('tub', 'iron', True)
    slip = MB()
    lathe(slip, [(0, 0.2), (0.21, 0.195)], 30, T=Matrix.Translation((1.05, -1.0, 0.0)))
    slip.obj('slip', 'earthplaster', True)
    daylight('#d3d4cf')
