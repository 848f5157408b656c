"""Plate: a stone and timber village house of western Macedonia in its yard (imagined after the common type)."""
from kit import *

SHOTS = {
    'house': dict(loc=(14.6, -13.2, 1.7), target=(4.6, 0, 1.7), lens=33, level=True, shift=0.085),
    'hero': dict(loc=(16.4, -14.8, 1.7), target=(1.6, 1.2, 1.7), lens=29, level=True, shift=0.10),
    'yard': dict(loc=(-7.6, -8.8, 1.6), target=(3.6, -0.6, 1.6), lens=28, level=True, shift=0.04),
    'gallery': dict(
        loc=(5.35, 1.75, 4.5), target=(9.6, -0.3, 4.3), lens=21, level=True, shift=-0.03, exposure=0.55
    ),
    'detail': dict(loc=(8.8, -6.4, 1.7), target=(6.6, 0, 1.7), lens=34, level=True, shift=0.16),
    'vine': dict(loc=(2.9, -5.8, 1.5), target=(-2.6, -2.2, 1.5), lens=30, level=True, shift=0.03),
}


def shot(subject, name):
    s = SHOTS[name]
    camera(
        s['loc'],
        s['target'],
        lens=s['lens'],
        level=s.get('level', False),
        shift=s.get('shift', 0),
        fstop=s.get('fstop'),
        focus=s.get('focus'),
    )
    return dict(exposure=s.get('exposure', -0.05), haze=420, haze_colour=(0.55, 0.53, 0.5))


def build(subject):
    L, W, H1, H2 = 9.6, 7.2, 2.65, 2.6
    th = 0.6
    J = 0.65  # ground floor stone; upper floor jettied J to the front (-y)
    ops = [(3.4, 5.1, 0, 2.05), (1.1, 1.65, 1.25, 1.85), (6.6, 7.15, 1.25, 1.85), (8.1, 8.65, 1.25, 1.85)]
    stonewall(
        frame((0, 0, 0), 0),
        L,
        H1,
        ops,
        target=0.06,
        gap=0.006,
        depth=0.09,
        m=26,
        rings=5,
        nz=0.03,
        bias=1.7,
        chk=0,
        soft=2,
        pw=5,
    )
    stonewall(
        frame((L, 0, 0), 90),
        W,
        H1,
        [(2.2, 2.8, 1.2, 1.8), (4.6, 5.2, 1.2, 1.8)],
        target=0.06,
        gap=0.006,
        depth=0.09,
        m=26,
        rings=5,
        nz=0.03,
        bias=1.7,
        chk=0,
        soft=2,
        pw=5,
    )
    # quoins
    for x, y in ((0, 0), (L, 0), (L, W)):
        b = MB()
        z = 0
        i = 0
        while z < H1 - 0.1:
            h = R.uniform(0.22, 0.34)
            h = min(h, H1 - z)
            a, c = (0.5, 0.3) if i % 2 else (0.3, 0.5)
            sx = 1 if x == 0 else -1
            sy = 1 if y == 0 else -1
            b.rbox(
                min(x - sx * 0.04, x + sx * a),
                max(x - sx * 0.04, x + sx * a),
                min(y - sy * 0.05, y + sy * c),
                max(y - sy * 0.05, y + sy * c),
                z + 0.006,
                z + h - 0.006,
                0.03,
                0.012,
            )
            z += h
            i += 1
        o = b.obj('quoin', 'stone', True)
        o.data.use_auto_smooth = True
        o.data.auto_smooth_angle = 0.9
    # timber lacing bands
    for z in (1.0, 2.05):
        for s, e in cutruns(0, L, z, z + 0.12, ops):
            beam((s - 0.02 if s > 0 else -0.05, -0.035, z), (e, -0.035, z), 0.12, 0.11, 'timbergrey')
        beam((L + 0.035, -0.05, z), (L + 0.035, W, z), 0.12, 0.11, 'timbergrey')
    for o in ops[1:]:
        window(
            frame((0, 0, 0), 0),
            *o,
            y=0.25,
            mull=2,
            mat='timberdk',
            th=th,
            sill=False,
            lm='timbergrey',
            glass='glass'
        )
    for o in [(2.2, 2.8, 1.2, 1.8), (4.6, 5.2, 1.2, 1.8)]:
        window(frame((L, 0, 0), 90), *o, y=0.25, mull=2, mat='timberdk', th=th, sill=False, lm='timbergrey')
    door(frame((0, 0, 0), 0), 3.4, 5.1, 2.05, y=0.22, mat='timber', th=th, planks=9, lm='timbergrey')
    # joists
    for x in np.arange(0.15, L, 0.48):
        beam((x, -J - 0.12, H1 + 0.09), (x, 1.5, H1 + 0.09), 0.14, 0.17, 'timbergrey')
    for y in np.arange(0.3, W, 0.55):
        beam((L - 1, y, H1 + 0.09), (L + 0.28, y, H1 + 0.09), 0.13, 0.16, 'timbergrey')
    f = MB()
    for i in range(24):
        f.rbox(
            -0.05, L + 0.2, -J - 0.08 + i * 0.33, -J - 0.08 + i * 0.33 + 0.325, H1 + 0.18, H1 + 0.225, 0.006
        )
    f.obj('floor', 'timber')
    zf = H1 + 0.22
    x1 = 4.7  # left rooms 0..x1 closed, right = cardak open
    hw = 0.22
    bx = []

    def W2(T, L_, o):
        bx.extend(wallboxes(T, L_, H2, hw, o))

    o1 = [(0.55, 1.35, 0.7, 2.0), (1.95, 2.75, 0.7, 2.0), (3.35, 4.15, 0.7, 2.0)]
    W2(frame((0, -J, zf), 0), x1, o1)
    W2(frame((x1, -J, zf), 90), 2.9, [(0.9, 1.75, 0.02, 1.95)])
    W2(frame((x1, 2.2, zf), 0), L - x1 + 0.2, [(1.2, 2.05, 0.02, 1.95), (3.2, 4.0, 0.75, 1.95)])
    W2(frame((L + 0.2, 2.2, zf), 90), W - 2.2, [(1.0, 1.7, 0.7, 1.9), (3.0, 3.7, 0.7, 1.9)])
    W2(frame((0, W, zf), -90), W + J, [])
    W2(frame((L, W, zf), 180), L, [])
    softwall(bx, 'limewhite', 0.045, 4, 0.025, 0.8)
    for o in o1:
        window(
            frame((0, -J, zf), 0),
            *o,
            y=0.06,
            mull=1,
            trans=2,
            mat='timber',
            th=hw,
            sill=True,
            lintel=False,
            lm='timberdk',
            fw=0.055
        )
    window(
        frame((x1, 2.2, zf), 0),
        3.2,
        4.0,
        0.75,
        1.95,
        y=0.06,
        mull=1,
        trans=2,
        mat='timber',
        th=hw,
        lintel=False,
    )
    for o in ((1.0, 1.7, 0.7, 1.9), (3.0, 3.7, 0.7, 1.9)):
        window(frame((L + 0.2, 2.2, zf), 90), *o, y=0.06, mull=1, trans=2, mat='timber', th=hw, lintel=False)
    door(frame((x1, 2.2, zf), 0), 1.2, 2.05, 1.95, y=0.06, mat='timber', th=hw, lintel=False, planks=5)
    door(frame((x1, -J, zf), 90), 0.9, 1.75, 1.95, y=0.06, mat='timber', th=hw, lintel=False, planks=5)
    # exposed timber frame (bondruk) on the plastered front
    for x in (0.08, 1.65, 3.05, x1 - 0.08):
        beam((x, -J - 0.012, zf), (x, -J - 0.012, zf + H2), 0.13, 0.05, 'timbergrey')
    for z in (0.06, 2.05, H2 - 0.06):
        beam((0, -J - 0.014, zf + z), (x1, -J - 0.014, zf + z), 0.05, 0.13, 'timbergrey')
    beam((0, -J - 0.012, zf + 0.62), (x1, -J - 0.012, zf + 0.62), 0.05, 0.09, 'timbergrey')
    # cardak posts, capitals with curved braces, rail
    xs = np.linspace(x1 + 0.12, L + 0.1, 4)
    for x in xs:
        beam((x, -J + 0.08, zf), (x, -J + 0.08, zf + H2), 0.15, 0.15, 'timber')
        for s in (-1, 1):
            if (x == xs[0] and s < 0) or (x == xs[-1] and s > 0):
                continue
            b = MB()
            pts = [
                (x + s * (0.06 + 0.66 * (1 - math.cos(t))), -J + 0.08, zf + H2 - 0.76 + 0.66 * math.sin(t))
                for t in np.linspace(0, 1.5, 8)
            ]
            tube(b, pts, [0.055] * 8, 8)
            b.obj("br", 'timber', True)
    beam((x1, -J + 0.08, zf + H2 - 0.06), (L + 0.2, -J + 0.08, zf + H2 - 0.06), 0.16, 0.16, 'timber')
    beam((x1, -J + 0.08, zf + 0.92), (L + 0.2, -J + 0.08, zf + 0.92), 0.08, 0.07, 'timber')
    beam((x1, -J + 0.08, zf + 0.12), (L + 0.2, -J + 0.08, zf + 0.12), 0.06, 0.07, 'timber')
    b = MB()
    for x in np.arange(x1 + 0.3, L + 0.1, 0.135):
        lathe(
            b,
            [(0.018, 0.12), (0.03, 0.3), (0.018, 0.42), (0.03, 0.55), (0.018, 0.75), (0.018, 0.92)],
            8,
            T=Matrix.Translation((x, -J + 0.08, zf)),
        )
    b.obj('bal', 'timber', True)
    for y in (0.75, 2.2):
        beam((L + 0.12, y, zf), (L + 0.12, y, zf + H2), 0.14, 0.14, 'timber')
    beam((L + 0.12, -J, zf + 0.92), (L + 0.12, 2.2, zf + 0.92), 0.07, 0.07, 'timber')
    beam((L + 0.12, -J, zf + H2 - 0.06), (L + 0.12, 2.3, zf + H2 - 0.06), 0.16, 0.16, 'timber')
    b = MB()
    for y in np.arange(-J + 0.25, 2.1, 0.135):
        lathe(
            b,
            [(0.018, 0.12), (0.03, 0.3), (0.018, 0.42), (0.03, 0.55), (0.018, 0.75), (0.018, 0.92)],
            8,
            T=Matrix.Translation((L + 0.12, y, zf)),
        )
    b.obj('bal', 'timber', True)
    # strings of drying peppers and tobacco on the cardak, rugs on the rail
    b = MB()
    for x in np.arange(x1 + 0.5, L - 0.2, 0.34):
        n = R.randint(10, 17)
        for k in range(n):
            z = zf + H2 - 0.22 - k * 0.055
            a = R.uniform(0, 6.28)
            leafquad(
                b,
                (x + R.gauss(0, 0.012), -J + 0.3, z),
                (math.cos(a) * 0.5, math.sin(a) * 0.5, -0.8),
                0.12,
                0.022,
            )
    pm = plain('pepper', '#9c3b25', 0.5)
    b.obj('pep', pm)

    def rug(x0, x1_, cols, n=14):
        w = x1_ - x0
        for i in range(n):
            b = MB()
            a = x0 + w * i / n
            c = x0 + w * (i + 1) / n
            pr = [(-0.08, 0.45), (-0.075, 0.72), (-0.06, 0.93), (0.0, 0.965), (0.06, 0.94), (0.07, 0.75)]
            V = []
            F = []
            for yy, zz in pr:
                V += [(a, -J + 0.06 + yy, zf + zz), (c, -J + 0.06 + yy, zf + zz)]
            for k in range(len(pr) - 1):
                F.append((2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2))
            b.add(V, F)
            b.obj('rug', plain('rug' + cols[i % len(cols)], cols[i % len(cols)], 0.95))

    rug(
        7.25,
        8.35,
        ['#7a2d22', '#7a2d22', '#c59a55', '#7a2d22', '#2f3b3a', '#d9cbb0', '#2f3b3a', '#7a2d22'],
        18,
    )
    # roof: hipped, wide eaves
    e = 0.85
    ex0, ex1, ey0, ey1 = -e, L + 0.2 + e, -J - e, W + e
    zr = zf + H2 - 0.05
    rise = (ey1 - ey0) / 2 * math.tan(math.radians(24))
    yc = (ey0 + ey1) / 2
    hp = (ey1 - ey0) / 2 * 0.95
    a, b_, c, d = (ex0, ey0, zr), (ex1, ey0, zr), (ex1, ey1, zr), (ex0, ey1, zr)
    r0, r1 = (ex0 + hp, yc, zr + rise), (ex1 - hp, yc, zr + rise)
    tiles([a, b_, r1, r0])
    tiles([b_, c, r1])
    tiles([c, d, r0, r1])
    tiles([d, a, r0])
    for p, q in ((a, r0), (b_, r1), (c, r1), (d, r0), (r0, r1)):
        n = int((Vector(q) - Vector(p)).length / 0.33)
        bb = MB()
        zz = 0.03
        for i in range(n):
            s = Vector(p).lerp(Vector(q), i / n)
            t = Vector(p).lerp(Vector(q), min(1, (i + 1.2) / n))
            tube(bb, [s + Vector((0, 0, 0.06)), t + Vector((0, 0, 0.035))], [0.125, 0.1], 12)
        bb.obj('hipt', 'tile', True)
    for x in np.arange(ex0 + 1.75, ex1 - 1.7, 0.5):
        beam((x, ey0 + 0.04, zr - 0.03), (x, ey0 + 1.6, zr + 0.62), 0.09, 0.1, 'timbergrey')
    for y in np.arange(ey0 + 1.75, ey1 - 1.7, 0.5):
        beam((ex1 - 0.04, y, zr - 0.03), (ex1 - 1.6, y, zr + 0.62), 0.09, 0.1, 'timbergrey')
    eb = MB()
    eb.box(ex0 + 0.02, ex1 - 0.02, ey0 + 0.02, ey0 + 0.05, zr - 0.1, zr + 0.02)
    eb.box(ex1 - 0.05, ex1 - 0.02, ey0 + 0.02, ey1, zr - 0.1, zr + 0.02)
    eb.obj('eb', 'timbergrey')
    ch = [(2.6, 3.3, 2.6, 3.2, zr + 0.5, zr + rise + 0.75)]
    softwall(ch, 'limewhite', 0.05, 3, 0.02)
    cb = MB()
    cb.rbox(2.5, 3.4, 2.5, 3.3, zr + rise + 0.75, zr + rise + 0.82, 0.02)
    cb.obj('cc', 'stone')
    # stair to the cardak along the front right
    b = MB()
    n = 13
    for i in range(n):
        z = (i + 1) * zf / n
        x = L + 3.6 - i * 0.27
        b.rbox(x - 0.3, x, 0.1, 1.15, z - 0.05, z, 0.008)
    b.obj('stair', 'timbergrey')
    beam((L + 3.7, 0.12, 0.0), (L + 0.1, 0.12, zf), 0.06, 0.24, 'timbergrey')
    beam((L + 3.7, 1.13, 0), (L + 0.1, 1.13, zf), 0.06, 0.24, 'timbergrey')
    beam((L + 3.5, 0.12, 1.0), (L + 0.15, 0.12, zf + 0.95), 0.06, 0.06, 'timber')
    for i in range(0, n, 3):
        x = L + 3.45 - i * 0.27
        z = (i + 1) * zf / n
        beam((x, 0.12, z), (x, 0.12, z + 0.9), 0.06, 0.06, 'timber')
    # pergola with vine on the left front
    for x in (-3.6, -1.0, 1.6):
        for y in (-4.6, -1.3):
            b = MB()
            tube(b, [(x, y, -0.1), (x + 0.05, y, 1.3), (x, y, 2.45)], [0.075, 0.07, 0.06], 10)
            b.obj('pp', 'timbergrey', True)
    for y in (-4.6, -1.3):
        beam((-3.9, y, 2.5), (1.9, y, 2.5), 0.1, 0.12, 'timbergrey')
    for x in np.arange(-3.7, 1.8, 0.6):
        beam((x, -5.0, 2.6), (x, -0.9, 2.6), 0.06, 0.07, 'timbergrey')
    lb = MB()
    for _ in range(5200):
        x, y = R.uniform(-4.0, 1.9), R.uniform(-5.1, -0.8)
        z = 2.66 + abs(R.gauss(0, 0.12)) if R.random() < 0.75 else 2.62 - abs(R.gauss(0, 0.25))
        if nz(x, y, 0.8, 2, 3) < -0.22:
            continue
        for k in range(1):
            leafquad(lb, (x, y, z), (R.gauss(0, 1), R.gauss(0, 1), R.gauss(-0.2, 0.3)), 0.17, 0.075)
    lb.obj('vine', 'veg')
    gb = MB()
    for _ in range(46):
        x, y = R.uniform(-3.6, 1.6), R.uniform(-4.7, -1.2)
        for k in range(22):
            t = k / 22
            lathe(
                gb,
                [(0, -0.019), (0.016, -0.01), (0.019, 0.0), (0.016, 0.01), (0, 0.019)],
                7,
                T=Matrix.Translation(
                    (
                        x + R.gauss(0, 0.035 * (1 - t) + 0.01),
                        y + R.gauss(0, 0.035 * (1 - t) + 0.01),
                        2.5 - t * 0.24,
                    )
                ),
            )
    gb.obj('gr', plain('grape', '#4a3146', 0.4), True)
    for x, y in ((-3.6, -4.6), (1.6, -1.3)):
        vb = MB()
        tube(
            vb,
            [
                (x + 0.12, y + 0.05, -0.1),
                (x + 0.16, y + 0.1, 0.7),
                (x + 0.05, y - 0.05, 1.6),
                (x + 0.2, y + 0.1, 2.6),
                (x + 0.9, y + 0.3, 2.68),
            ],
            [0.06, 0.05, 0.05, 0.04, 0.025],
            8,
        )
        vb.obj('vt', 'barkdk', True)
    # table & stools under the vine
    b = MB()
    b.rbox(-2.2, -0.5, -3.5, -2.6, 0.7, 0.75, 0.01)
    for x in (-2.05, -0.65):
        for y in (-3.4, -2.7):
            b.rbox(x - 0.04, x + 0.04, y - 0.04, y + 0.04, 0, 0.7, 0.006)
    for x in (-2.0, -1.3, -0.6):
        b.rbox(x - 0.18, x + 0.18, -4.1, -3.8, 0.38, 0.42, 0.01)
        b.rbox(x - 0.14, x - 0.1, -4.05, -3.85, 0, 0.38, 0.005)
        b.rbox(x + 0.1, x + 0.14, -4.05, -3.85, 0, 0.38, 0.005)
    b.obj('table', 'timbergrey')
    b = MB()
    lathe(
        b,
        [(0, 0), (0.07, 0), (0.11, 0.1), (0.1, 0.2), (0.05, 0.26), (0.06, 0.31)],
        20,
        T=Matrix.Translation((-1.5, -3.1, 0.75)),
    )
    b.obj('jug', 'tile', True)
    # wood stack against the wall, pots at the door
    b = MB()
    for i in range(9):
        for k in range(7):
            x = 6.0 + i * 0.27 + (k % 2) * 0.13
            z = 0.13 + k * 0.22
            r = R.uniform(0.08, 0.125)
            tube(b, [(x, -0.75, z), (x + R.gauss(0, 0.02), -0.12, z + R.gauss(0, 0.01))], [r, r], 9, cap=True)

    b.obj('wood', 'timber', False)
    for x, y, s in ((3.0, -0.5, 1.0), (5.5, -0.5, 0.9), (2.6, -0.4, 0.7)):
        b = MB()
        lathe(
            b,
            [
                (0, 0),
                (0.16, 0),
                (0.2, 0.18),
                (0.22, 0.34),
                (0.235, 0.34),
                (0.235, 0.39),
                (0.2, 0.39),
                (0.19, 0.33),
                (0, 0.33),
            ],
            24,
            T=Matrix.Translation((x, y, 0)) @ Matrix.Scale(s, 4),
        )
        b.obj('pot', 'tile', True)
        lb = MB()
        for _ in range(170):
            leafquad(
                lb,
                (x + R.gauss(0, 0.1 * s), y + R.gauss(0, 0.1 * s), 0.36 * s + abs(R.gauss(0, 0.17 * s))),
                (R.gauss(0, 0.6), R.gauss(0, 0.6), R.uniform(0.1, 1)),
                0.08,
                0.025,
            )
        for _ in range(26):
            leafquad(
                lb,
                (x + R.gauss(0, 0.12 * s), y + R.gauss(0, 0.12 * s), 0.5 * s + abs(R.gauss(0, 0.12 * s))),
                (R.gauss(0, 0.6), R.gauss(0, 0.6), 1),
                0.05,
                0.03,
            )
        lb.obj('pl', 'veg')

    # yard: stone paving apron, ground, boundary wall
    def hz(x, y):
        return -0.03 + nz(x, y, 0.25, 3) * 0.05 + max(0, (y - 8)) * 0.16 + max(0, (y - 20) * 0.12)

    pv = []
    building._split(np.array([[-5, -4.4], [14, -4.4], [14, -0.1], [-5, -0.1]]), 0.16, pv, 0.25, 0, 1.0)
    b = MB()
    for P in pv:
        Q = building._inset(P, 0.02 * R.uniform(0.6, 1.6))
        if Q is None or (
            P[:, 1].mean() < -2.6
            and nz(P[:, 0].mean(), P[:, 1].mean(), 0.5, 2) < (-0.1 + (-2.6 - P[:, 1].mean()) * -0.22) * 1
        ):
            continue
        Q = building._resample(building._chaikin(Q, 2), 18)
        m = len(Q)
        c = Q.mean(0)
        z = R.uniform(0.0, 0.03)
        V = (
            [(q[0], q[1], -0.1) for q in Q]
            + [(q[0], q[1], z + 0.01) for q in Q]
            + [tuple((c + (q - c) * 0.93)) + (z + 0.03,) for q in Q]
        )
        F = (
            [(k, (k + 1) % m, m + (k + 1) % m, m + k) for k in range(m)]
            + [(m + k, m + (k + 1) % m, 2 * m + (k + 1) % m, 2 * m + k) for k in range(m)]
            + [tuple(2 * m + k for k in range(m))]
        )
        b.add(V, F)
    b.obj('pave', 'stone', False)
    g = terrain(
        -30,
        45,
        -16,
        50,
        260,
        220,
        hz,
        'yard',
        lambda x, y: 0
        if (-0.3 < x < L + 0.4 and -0.1 < y < W)
        else (max(0, 0.75 + nz(x, y, 0.35, 3, 3) * 1.0) * (0.12 if (-4.3 < y < 0 and -5 < x < 14) else 1)),
    )
    scatter(
        g,
        [
            grassclump('a', 'grassgreen', 30, (0.06, 0.24), 0.1, 0.004),
            grassclump('b', 'grassdry', 26, (0.08, 0.34), 0.1, 0.004),
            grassclump('c', 'grassgreen', 26, (0.05, 0.16), 0.1, 0.004),
        ],
        26,
        2,
        0.5,
        1.2,
        'mask',
    )
    stonewall(
        Matrix.Translation((11.5, 4.5, 0)) @ Matrix.Rotation(math.radians(4), 4, 'Z'),
        12,
        1.3,
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
    stonewall(
        Matrix.Translation((-15, 2.5, 0)) @ Matrix.Rotation(math.radians(2), 4, 'Z'),
        14.6,
        1.3,
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
    far = terrain(
        -500,
        500,
        45,
        900,
        170,
        130,
        lambda x, y: 6
        + max(0, (y - 60)) * 0.10
        + max(0, (y - 140) / 500) * (70 + nz(x, y, 0.0032, 6, 3) * 150),
        'hill',
    )
    terrain(-600, 600, 44, 700, 40, 40, lambda x, y: 1.0, 'hill')
    terrain(-600, -28, -20, 50, 10, 10, lambda x, y: -0.6, 'yard')
    terrain(43, 600, -20, 50, 10, 10, lambda x, y: -0.6, 'yard')
    terrain(-3000, 3000, -300, 3000, 8, 8, lambda x, y: -1.2, 'yard')
    A = gumtree(
        'a',
        9,
        31,
        leaves=16000,
        spread=0.55,
        leafmat='veg',
        bark='barkdk',
        leafL=0.13,
        leafW=0.04,
        lean=0.05,
        depth=5,
    )
    B = gumtree(
        'b',
        8,
        17,
        leaves=15000,
        spread=0.6,
        leafmat='grassgreen',
        bark='barkdk',
        leafL=0.12,
        leafW=0.04,
        lean=0.05,
    )
    for t, x, y, r, s in (
        (A, -6, 11, 1, 1.0),
        (B, 14.5, 12, 2, 1.0),
        (A, 19, 9, 1, 0.9),
        (B, -12, 15, 1, 1.15),
        (A, 4, 18, 3, 1.1),
        (B, 25, 22, 3, 1.2),
        (A, -20, 24, 3, 1.2),
    ):
        place(t, (x, y, hz(x, y) - 0.1), r, s)
    for i in range(700):
        x = R.uniform(-330, 300)
        y = R.uniform(60, 460)
        place(
            R.choice([A, B]),
            (
                x,
                y,
                6
                + max(0, (y - 60)) * 0.10
                + max(0, (y - 140) / 500) * (70 + nz(x, y, 0.0032, 6, 3) * 150)
                - 0.5,
            ),
            R.uniform(0, 6),
            R.uniform(0.8, 1.6),
        )
    hide(*A, *B)
    sky(elev=24, rot=222, strength=0.115, dust=2.2, size=1.2, sunint=1.0)
