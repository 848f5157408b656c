"""Model: a strawbale wall cut away coat by coat on its stone base."""
from kit import *
from kit.section import box, coat, daylight, stalk, stand

SHOTS = {
    'front': dict(loc=(1.15, -5.0, 1.35), target=(0.03, 0, 0.9), lens=46, fstop=5.6, focus=(0, -0.28, 0.9)),
    'edge': dict(
        loc=(1.9, -2.5, 1.25), target=(0.55, -0.1, 0.95), lens=46, fstop=4, focus=(0.5, -0.25, 0.95)
    ),
}


def shot(subject, name):
    camera(**SHOTS[name])
    return dict(exposure=0.45)


def build(subject):
    stand(depth=0.27, stones=0.66, target=0.022)
    # bales: running bond .9 x .36 ; core box + many straw fibres sticking out
    core = MB()
    fib = MB()
    tw = MB()
    bl, bh = 0.82, 0.345
    z0 = 0.42
    for c in range(4):
        off = 0 if c % 2 == 0 else -bl / 2
        x = -1.55 + off
        while x < 1.55 - 0.05:
            a, b_ = max(-1.55, x), min(1.55, x + bl)
            if b_ - a > 0.08:
                core.rbox(
                    a + 0.012,
                    b_ - 0.012,
                    -0.225,
                    0.225,
                    z0 + c * bh + 0.01,
                    z0 + (c + 1) * bh - 0.008,
                    0.05,
                    0.012,
                )
                n = int(3400 * (b_ - a) / bl)
                for _ in range(n):
                    px = R.uniform(a + 0.015, b_ - 0.015)
                    pz = z0 + c * bh + R.uniform(0.015, bh - 0.012)
                    py = -0.226 + R.uniform(-0.012, 0.02)
                    an = R.gauss(0, 0.38) + (3.14 if R.random() < 0.5 else 0)
                    L = R.uniform(0.04, 0.15)
                    out = R.gauss(0.08, 0.16)
                    w = R.uniform(0.0012, 0.0026)
                    stalk(fib, (px, py, pz), an, out, L, w)
                for zz in (0.11, 0.24):
                    tube(
                        tw,
                        [
                            (a + 0.02, -0.243, z0 + c * bh + zz),
                            ((a + b_) / 2, -0.25, z0 + c * bh + zz + R.gauss(0, 0.004)),
                            (b_ - 0.02, -0.243, z0 + c * bh + zz),
                        ],
                        [0.0035] * 3,
                        6,
                    )
            x += bl
    core.obj('core', 'straw', True)
    fib.obj('fib', 'straw')
    tw.obj('tw', plain('twine', '#7c3b2a'))
    # end grain of the bales on the right end
    fe = MB()
    for _ in range(5200):
        py = R.uniform(-0.22, 0.22)
        pz = 0.42 + R.uniform(0.01, 4 * bh - 0.01)
        L = R.uniform(0.01, 0.035)
        a = R.uniform(0, 6.28)
        p = Vector((1.54, py, pz))
        d = Vector((1, R.gauss(0, 0.3), R.gauss(0, 0.3))).normalized()
        w = 0.0024
        rr = R.random()
        V = []
        F = []
        for k in range(6):
            V.append((p + Vector((0, math.cos(k * 1.047) * w, math.sin(k * 1.047) * w)))[:])
        for k in range(6):
            V.append((p + d * L + Vector((0, math.cos(k * 1.047) * w, math.sin(k * 1.047) * w)))[:])
        for k in range(6):
            F.append((k, (k + 1) % 6, 6 + (k + 1) % 6, 6 + k))
        fe.add(V, F, rr)
    fe.obj('fe', 'straw')
    # plaster coats: height-field sheets with ragged edge, each covering from a wandering x boundary to the left end
    ends = dict(z0=0.36, z1=0.42 + 4 * bh + 0.02)
    coat(0.42, -0.238, 0.028, 'earthplaster', 0.22, 3, 0.012, **ends)
    coat(-0.22, -0.266, 0.022, 'lime', 0.2, 8, 0.012, **ends)
    coat(-0.86, -0.290, 0.009, 'limewhite', 0.2, 13, 0.005, **ends)
    box('timberlt', (-1.57, 1.57, -0.29, 0.29, 0.42 + 4 * bh, 0.42 + 4 * bh + 0.05, 0.005))
    # a trowel at the foot
    tr = MB()
    place = Matrix.Translation((0.95, -0.95, 0.012)) @ Matrix.Rotation(0.5, 4, 'Z')
    tr.rbox(-0.16, 0.16, -0.055, 0.055, 0.0, 0.006, 0.002, T=place)
    tr.obj('tr', 'iron')
    hd = MB()
    tube(hd, [(0.95, -0.95, 0.02), (0.93, -0.93, 0.07), (1.06, -0.86, 0.085)], [0.006, 0.006, 0.006], 8)
    hd.obj('hd', 'iron', True)
    hh = MB()
    tube(
        hh,
        [(1.0, -0.893, 0.083), (1.1, -0.838, 0.087), (1.17, -0.8, 0.085)],
        [0.014, 0.018, 0.012],
        12,
        cap=True,
    )
    hh.obj('hh', 'timber', True)
    daylight('#d6d3cc')
