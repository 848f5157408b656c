"""Plate: an outdoor bread oven under its own small roof, loaves cooling beside it (imagined after the common type)."""
from kit import *

SHOTS = {
    'oven': dict(loc=(-0.1, -6.4, 1.6), target=(0.75, 0, 1.3), lens=36, level=True, shift=-0.02),
    'mouth': dict(
        loc=(-0.5, -2.6, 1.4),
        target=(0.15, 0, 1.15),
        lens=38,
        level=True,
        shift=-0.03,
        fstop=4,
        focus=(0.1, -0.6, 1.1),
    ),
}


def shot(subject, name):
    camera(**SHOTS[name])
    return dict(exposure=-0.25, haze=420, haze_colour=(0.55, 0.53, 0.5))


def build(subject):
    W, D, h = 2.0, 2.0, 0.82
    for T, L in (
        (frame((-W / 2, -D / 2, 0), 0), W),
        (frame((W / 2, -D / 2, 0), 90), D),
        (frame((-W / 2, D / 2, 0), -90), D),
    ):
        ops = [(0.62, 1.38, 0.0, 0.5)] if L == W and T.to_euler().z == 0 else []
        stonewall(
            T,
            L,
            h,
            ops,
            target=0.035,
            gap=0.007,
            depth=0.09,
            m=26,
            rings=5,
            nz=0.03,
            bias=1.6,
            chk=0,
            soft=3,
            pw=5,
            th=0.3,
        )
    b = MB()
    b.rbox(-W / 2 - 0.1, W / 2 + 0.1, -D / 2 - 0.28, D / 2 + 0.05, h, h + 0.07, 0.02, 0.01)
    b.rbox(-W / 2 + 0.3, W / 2 - 0.3, -D / 2 + 0.2, D / 2, 0.0, 0.03, 0.01)
    b.obj('shelf', 'stone')
    # the dome, with its mouth cut by leaving the front facets away
    V, F, n, m = [], [], 64, 22
    for j in range(m + 1):
        t = j / m * math.pi / 2
        for i in range(n):
            a = 2 * math.pi * i / n
            r = 0.92 * math.cos(t) ** 0.8
            x, y, z = r * math.cos(a), r * math.sin(a), 0.86 * math.sin(t) ** 0.9
            k = 1 + 0.02 * nz(x * 2, y * 2 + z * 2, 1.2, 4)
            V.append((x * k, y * k, h + 0.07 + z * k))
    for j in range(m):
        for i in range(n):
            a = 2 * math.pi * (i + 0.5) / n
            if abs(a - 1.5 * math.pi) < 0.34 and j < 8:
                continue
            F.append((j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i))
    d = MB()
    d.add(V, F)
    o = d.obj('dome', 'lime', True)
    s = o.modifiers.new('s', 'SOLIDIFY')
    s.thickness = -0.1
    inner = MB()
    lathe(
        inner,
        [(0.0, 0.0), (0.8, 0), (0.8, 0.3), (0.5, 0.65), (0, 0.74)],
        30,
        T=Matrix.Translation((0, 0.08, h + 0.075)),
    )
    inner.obj('soot', plain('soot', '#1f1915', 0.95))
    arch = MB()
    for k in range(11):  # brick ring round the mouth
        a = math.pi * k / 10
        T = Matrix.Translation((-0.36 * math.cos(a), -0.93, h + 0.1 + 0.40 * math.sin(a))) @ Matrix.Rotation(
            a - math.pi / 2, 4, 'Y'
        )
        arch.rbox(-0.05, 0.05, -0.02, 0.24, 0, 0.12, 0.012, 0.005, T=T)
    for x in (-0.41, 0.41):
        arch.rbox(x - 0.06, x + 0.06, -0.95, -0.7, h + 0.07, h + 0.16, 0.012, 0.005)
    arch.obj('arch', 'tile')
    door_ = MB()
    door_.rbox(
        -0.3,
        0.3,
        -0.02,
        0.01,
        0,
        0.48,
        0.01,
        T=Matrix.Translation((0.86, -1.16, h + 0.07)) @ Matrix.Rotation(-0.22, 4, 'X'),
    )
    door_.rbox(
        -0.1,
        0.1,
        -0.05,
        -0.02,
        0.2,
        0.24,
        0.008,
        T=Matrix.Translation((0.86, -1.16, h + 0.07)) @ Matrix.Rotation(-0.22, 4, 'X'),
    )
    door_.obj('oven-door', 'timberdk')
    # roof on four posts
    for x in (-1.35, 1.35):
        for y in (-1.5, 1.35):
            q = MB()
            tube(q, [(x, y, -0.1), (x + R.gauss(0, 0.02), y, 1.2), (x, y, 2.25)], [0.07, 0.065, 0.06], 10)
            q.obj('post', 'timbergrey', True)
    for y in (-1.5, 1.35):
        beam((-1.7, y, 2.3), (1.7, y, 2.3), 0.1, 0.12, 'timbergrey')
    for x in (-1.35, 0, 1.35):
        for s_ in (-1, 1):
            beam((x, -0.075 + s_ * 1.85, 2.2), (x, -0.075, 3.02), 0.08, 0.1, 'timbergrey')
    for q in (
        [(-1.75, -2.0, 2.2), (1.75, -2.0, 2.2), (1.75, -0.075, 3.1), (-1.75, -0.075, 3.1)],
        [(1.75, 1.85, 2.2), (-1.75, 1.85, 2.2), (-1.75, -0.075, 3.1), (1.75, -0.075, 3.1)],
    ):
        tiles(q)
    r = MB()
    for i in range(12):
        tube(r, [(-1.75 + i * 0.3, -0.075, 3.16), (-1.75 + i * 0.3 + 0.36, -0.075, 3.13)], [0.12, 0.1], 12)
    r.obj('ridge', 'tile', True)
    # bench with loaves, peel, wood
    t = MB()
    t.rbox(1.75, 3.35, -0.9, -0.25, 0.68, 0.73, 0.01)
    for x in (1.85, 3.2):
        for y in (-0.85, -0.35):
            t.rbox(x, x + 0.07, y, y + 0.07, 0, 0.68, 0.006)
    t.obj('bench', 'timbergrey')
    cl = MB()
    cl.rbox(1.9, 3.1, -0.86, -0.3, 0.73, 0.736, 0.002)
    cl.obj('cloth', 'linen')
    crust = NT('crust', 0.7, 0.25)
    n_ = crust.noise(9, 5)
    mat = crust.done(
        crust.ramp(n_, [(0.3, '#8a5430'), (0.55, '#b37a48'), (0.75, '#d0a070')]), crust.bump(n_, 0.4, 0.02)
    )
    loaves = MB()
    for x, y in ((2.1, -0.7), (2.45, -0.5), (2.85, -0.68), (2.2, -0.42), (3.05, -0.42)):
        lathe(
            loaves,
            [(0, 0), (0.13, 0.0), (0.155, 0.04), (0.14, 0.085), (0.08, 0.115), (0, 0.122)],
            26,
            T=Matrix.Translation((x, y, 0.737)),
        )
    loaves.obj('loaves', mat, True)
    p = MB()
    tube(p, [(-1.0, -1.35, 0.02), (-1.12, -1.02, 2.05)], [0.018, 0.016], 8)
    p.rbox(
        -0.14,
        0.14,
        -0.012,
        0.012,
        -0.02,
        0.42,
        0.01,
        T=Matrix.Translation((-1.12, -1.03, 2.0)) @ Matrix.Rotation(-0.16, 4, 'X'),
    )
    p.obj('peel', 'timberlt')
    wd = MB()
    for i in range(8):
        for k in range(4):
            x, z, rr = -2.9 + i * 0.2 + (k % 2) * 0.1, 0.1 + k * 0.17, R.uniform(0.06, 0.1)
            tube(wd, [(x, -0.5, z), (x + R.gauss(0, 0.02), 0.1, z)], [rr, rr * 0.95], 10, cap=True)
    wd.obj('wood', 'timber')
    stonewall(
        frame((-7, 2.6, -0.1), 2),
        14.5,
        1.35,
        target=0.06,
        gap=0.006,
        depth=0.11,
        m=22,
        rings=5,
        nz=0.03,
        bias=1.7,
        chk=0,
        soft=2,
        pw=4.5,
        mort='soil',
    )
    g = terrain(
        -12,
        12,
        -8,
        12,
        200,
        160,
        lambda x, y: -0.03 + nz(x, y, 0.4, 3) * 0.04 + max(0, y - 4) * 0.1,
        'yard',
        lambda x, y: max(0, 0.3 + nz(x, y, 0.6, 3, 3)) * (0.15 if math.hypot(x, y + 0.5) < 2.6 else 1),
    )
    scatter(
        g,
        [
            grassclump('a', 'grassgreen', 28, (0.05, 0.22), 0.1, 0.004),
            grassclump('b', 'grassdry', 24, (0.06, 0.28), 0.1, 0.004),
        ],
        24,
        2,
        0.5,
        1.2,
        'mask',
    )
    terrain(-3000, 3000, -300, 3000, 8, 8, lambda x, y: -1.2, 'yard')
    terrain(
        -500,
        500,
        11.5,
        900,
        120,
        90,
        lambda x, y: 0.7
        + max(0, y - 12) * 0.09
        + max(0, (y - 140) / 500) * (70 + nz(x, y, 0.0032, 6, 3) * 150),
        'hill',
    )
    A = gumtree(
        'a', 8, 31, leaves=11000, spread=0.55, leafmat='veg', bark='barkdk', leafL=0.13, leafW=0.04, lean=0.05
    )
    for x, y, s_ in ((-5, 6, 0.9), (5.6, 7, 1.0), (10, 12, 1.1), (-11, 12, 1.1), (1.5, 13, 1)):
        place(A, (x, y, 0.1 + max(0, y - 4) * 0.1), R.uniform(0, 6), s_)
    hide(*A)
    sky(elev=24, rot=224, strength=0.115, dust=2.0, size=1.2, sunint=1.0)
