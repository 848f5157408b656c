"""Plate: a plain concrete footing: board marks, starter bars, gravel. Nothing is made prettier than it is."""
from kit import *

SHOTS = {
    'footing': dict(
        loc=(-0.7, -3.0, 1.15), target=(1.1, 0.2, 0.42), lens=38, fstop=5.6, focus=(0.7, 0, 0.45)
    ),
    'end': dict(loc=(3.4, -1.6, 0.9), target=(1.7, 0.25, 0.4), lens=40, fstop=5.6, focus=(2.2, 0, 0.4)),
}


def shot(subject, name):
    camera(**SHOTS[name])
    return dict(exposure=-0.6, haze=500)


def _concrete():
    t = NT('concrete', 0.9, 0.2)
    r, n, f = t.attr('rnd'), t.noise(2.2, 7, 0.6), t.noise(34, 6, 0.7)
    pits = t.ramp(t.voro(46), [(0.08, 0.0), (0.16, 1.0)])
    m = t.math(
        'ADD',
        t.math('MULTIPLY', r, 0.3),
        t.math('ADD', t.math('MULTIPLY', n, 0.5), t.math('MULTIPLY', f, 0.2)),
    )
    base = t.ramp(m, [(0.25, '#7d7a72'), (0.5, '#9a968c'), (0.75, '#b3aea2')])
    v = t.noise(16, 4, 0.6, t.tc(scale=(0.5, 1, 9)))
    h = t.math(
        'ADD',
        t.math('MULTIPLY', pits, 0.35),
        t.math('ADD', t.math('MULTIPLY', f, 0.3), t.math('MULTIPLY', v, 0.4)),
    )
    return t.done(base, t.bump(h, 0.5, 0.012))


define('concrete', _concrete)


def build(subject):
    b = MB()
    z = -0.1
    while z < 0.78:  # each board of the form left its own plane
        h = R.uniform(0.135, 0.155)
        cut = R.uniform(0.5, 1.9)
        for x0, x1 in ((-2.2, cut), (cut, 2.4)):
            d = R.uniform(-0.004, 0.004)
            b.rbox(x0, x1 - 0.002, d, 0.42, z, z + h - 0.0025, 0.003)
        b.rbox(2.38, 2.4 + R.uniform(-0.004, 0.004), 0.002, 0.418, z, z + h - 0.0025, 0.003)
        z += h
    b.rbox(-2.2, 2.4, 0.004, 0.416, 0.7, z + 0.002, 0.006, 0.004)
    b.obj('footing', 'concrete')
    bars = MB()
    for i, x in enumerate(np.arange(-2.0, 2.3, 0.42)):
        for y in (0.13, 0.3):
            q = [(x + R.gauss(0, 0.008), y + R.gauss(0, 0.006), 0.7)]
            q.append((q[0][0] + R.gauss(0, 0.012), q[0][1] + R.gauss(0, 0.01), 1.34 + R.uniform(-0.03, 0.03)))
            tube(bars, q, [0.008, 0.008], 8, cap=True)
            k = 0.8
            while k < 1.3:  # ribs
                t = (k - 0.7) / 0.64
                tube(
                    bars,
                    [
                        (q[0][0] + (q[1][0] - q[0][0]) * t, q[0][1] + (q[1][1] - q[0][1]) * t, k + d)
                        for d in (0, 0.004)
                    ],
                    [0.0098, 0.0098],
                    8,
                )
                k += 0.014
    bars.obj('bars', plain('rebar', '#7a4a34', 0.85), True)
    f = MB()
    for i in range(4):
        f.rbox(
            -2.0 + i * 0.05,
            1.5 + i * 0.08,
            -0.85 - i * 0.02,
            -0.70 - i * 0.02,
            0.0 + i * 0.035,
            0.032 + i * 0.035,
            0.003,
        )
    f.obj('form', 'timberlt')
    g = terrain(
        -8, 9, -6, 6, 260, 190, lambda x, y: nz(x, y, 1.6, 4) * 0.035 + (0.02 if y > 0.5 else -0.02), 'gravel'
    )
    scatter(g, [grassclump('a', 'grassdry', 16, (0.04, 0.18), 0.1, 0.003)], 3, 2)
    st = MB()
    for _ in range(1500):
        x, y = R.uniform(-4, 5), R.uniform(-2.6, -0.05)
        r = abs(R.gauss(0.012, 0.012)) + 0.006
        V, F = mesh._rb()
        st.add(
            V * np.array([r, r * R.uniform(0.7, 1.2), r * 0.6])
            + np.array([x, y, nz(x, y, 1.6, 4) * 0.035 - 0.015]),
            F,
        )
    st.obj('stones', 'stone', True)
    terrain(-80, 80, 5.9, 120, 40, 40, lambda x, y: 0.0 + max(0, y - 10) * 0.03, 'ground')
    scatter(
        terrain(-14, 16, 1.4, 12, 60, 40, lambda x, y: 0.01, 'ground'),
        [grassclump('b', 'grassdry', 30, (0.2, 0.6), 0.14, 0.004)],
        14,
        4,
    )
    terrain(
        -600,
        600,
        60,
        700,
        60,
        40,
        lambda x, y: -4 + max(0, (y - 60) / 300) * (30 + nz(x, y, 0.006, 4, 2) * 40),
        'hill',
    )
    A = gumtree('a', 9, 11, leaves=8000)
    for x, y in ((11, 17), (-9, 24), (3, 44), (17, 30), (7, 52)):
        place(A, (x, y, 0.1), R.uniform(0, 6), 1)
    hide(*A)
    sky(elev=24, rot=244, strength=0.12, dust=1.5, size=0.9, sunint=1.0)
