"""Plate: raised beds in summer."""
from kit import *

SHOTS = {
    'beds': dict(loc=(-2.1, -3.6, 2.15), target=(0.5, 4, 0.75), lens=31),
    'hero': dict(loc=(-4.6, -4.6, 1.75), target=(-0.2, 4.2, 1.75), lens=27, level=True, shift=0.05),
    'cabbages': dict(loc=(4.2, -1.1, 1.2), target=(1.2, 2.2, 0.5), lens=38, fstop=3.5, focus=(2.2, 1.0, 0.5)),
    'tomatoes': dict(loc=(0.1, 1.2, 1.5), target=(-2.6, 3.9, 1.15), lens=34),
    'corn': dict(loc=(4.6, 3.0, 1.45), target=(-0.8, 6.4, 1.45), lens=32, level=True, shift=0),
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
    return dict(exposure=0.1, haze=500)


def build(subject):
    def leaf(b, p, az, el, L, w, curl=0.5, rnd=None, seg=5, fold=0.25):
        c, s = math.cos(az), math.sin(az)
        V = []
        F = []
        x = 0
        z = 0
        e = el
        for i in range(seg + 1):
            t = i / seg
            ww = w * math.sin(math.pi * min(0.98, t * 0.85 + 0.12)) ** 0.8
            for q in (-1, 0, 1):
                V.append(
                    (p[0] + c * x - s * ww * q, p[1] + s * x + c * ww * q, p[2] + z + abs(q) * ww * fold)
                )
            x += math.cos(e) * L / seg
            z += math.sin(e) * L / seg
            e -= curl * 1.6 / seg
        for i in range(seg):
            for q in (0, 1):
                a = i * 3 + q
                F.append((a, a + 1, a + 4, a + 3))
        b.add(V, F, rnd)

    def rosette(n, L, w, el0=1.35, el1=0.35, mat='veg', name='r', curl=0.6):
        b = MB()
        for i in range(n):
            t = i / n
            leaf(
                b,
                (0, 0, 0.02),
                i * 2.4,
                el0 + (el1 - el0) * t,
                L * (0.5 + 0.5 * t) * R.uniform(0.9, 1.1),
                w * (0.5 + 0.5 * t),
                curl,
                R.random(),
            )
        o = b.obj(name, mat, True)
        o.location = (0, 0, -500)
        return o

    def stalk(h, n, L, w, mat, name, el=0.9, curl=0.9, tassel=True):
        b = MB()
        tube(b, [(0, 0, 0), (0.01, 0.01, h * 0.5), (0, 0, h)], [0.014, 0.012, 0.006], 6, rnd=0.3)
        for i in range(n):
            leaf(
                b,
                (0, 0, h * (0.1 + 0.8 * i / n)),
                i * 3.14 + R.gauss(0, 0.35),
                el,
                L * R.uniform(0.8, 1.1),
                w,
                curl,
                R.random(),
            )
        if tassel:
            for i in range(7):
                leaf(b, (0, 0, h), R.uniform(0, 6.28), R.uniform(0.9, 1.4), 0.22, 0.006, 0.5, 0.95)
        o = b.obj(name, mat, True)
        o.location = (0, 0, -500)
        return o

    def cloud(n, h, r, L, w, mat, name, stake=True, fruit=None):
        b = MB()
        for i in range(n):
            z = R.uniform(0.05, h)
            rr = r * math.sqrt(R.random()) * (1 - 0.4 * z / h)
            a = R.uniform(0, 6.28)
            leaf(
                b,
                (rr * math.cos(a), rr * math.sin(a), z),
                a + R.gauss(0, 0.6),
                R.uniform(-0.2, 0.7),
                L * R.uniform(0.7, 1.2),
                w,
                0.9,
                R.random(),
                3,
            )
        o = b.obj(name, mat, True)
        o.location = (0, 0, -500)
        return o

    P = dict(
        lettuce=[rosette(16, 0.17, 0.075, 1.4, 0.35, 'veg', 'le%d' % i) for i in range(2)],
        redl=[rosette(16, 0.16, 0.07, 1.4, 0.4, 'vegred', 'rl%d' % i) for i in range(2)],
        cabb=[rosette(15, 0.30, 0.13, 1.45, 0.25, 'vegblue', 'ca%d' % i, 0.7) for i in range(2)],
        leek=[rosette(9, 0.5, 0.016, 1.45, 0.9, 'vegblue', 'lk%d' % i, 0.7) for i in range(2)],
        corn=[stalk(1.75, 11, 0.7, 0.045, 'veg', 'co%d' % i) for i in range(3)],
        tom=[cloud(210, 1.45, 0.24, 0.15, 0.045, 'veg', 'to%d' % i) for i in range(2)],
        bean=[cloud(260, 1.9, 0.2, 0.11, 0.05, 'veg', 'be%d' % i) for i in range(2)],
        herb=[cloud(140, 0.38, 0.2, 0.07, 0.014, 'vegblue', 'he%d' % i) for i in range(2)],
        mari=[cloud(90, 0.26, 0.15, 0.06, 0.018, 'veg', 'ma%d' % i) for i in range(1)],
    )
    flow = MB()

    def put(k, x, y, z, s=1):
        o = R.choice(P[k])
        n = bpy.data.objects.new('v', o.data)
        bpy.context.scene.collection.objects.link(n)
        n.location = (x, y, z)
        n.rotation_euler = (R.gauss(0, 0.05), R.gauss(0, 0.05), R.uniform(0, 6.28))
        s *= R.uniform(0.85, 1.15)
        n.scale = (s, s, s)

    def bed(x, y, w, d, h=0.38, crops=()):
        b = MB()
        for z in range(2):
            hh = h / 2
            b.rbox(x, x + w, y, y + 0.07, z * hh, z * hh + hh - 0.006, 0.01)
            b.rbox(x, x + w, y + d - 0.07, y + d, z * hh, z * hh + hh - 0.006, 0.01)
            b.rbox(x, x + 0.07, y + 0.07, y + d - 0.07, z * hh, z * hh + hh - 0.006, 0.01)
            b.rbox(x + w - 0.07, x + w, y + 0.07, y + d - 0.07, z * hh, z * hh + hh - 0.006, 0.01)
        for px, py in (
            (x + 0.07, y + 0.07),
            (x + w - 0.14, y + 0.07),
            (x + 0.07, y + d - 0.14),
            (x + w - 0.14, y + d - 0.14),
        ):
            b.rbox(px, px + 0.07, py, py + 0.07, 0, h + 0.05, 0.008)
        b.obj('bed', 'timbergrey')
        s = terrain(
            x + 0.05,
            x + w - 0.05,
            y + 0.05,
            y + d - 0.05,
            40,
            26,
            lambda a, c: h - 0.06 + nz(a, c, 3, 3) * 0.03,
            'soil',
        )
        sm = grassclump('mul', 'straw', 14, (0.04, 0.12), 0.09, 0.002)
        scatter(s, [sm], 26, R.randint(0, 99), 0.6, 1.2, tilt=1.3)
        # crops: list of (kind, rows, spacing)
        ny = len(crops)
        for r, (k, sp, sc_) in enumerate(crops):
            yy = y + 0.2 + (d - 0.4) * (r + 0.5) / ny
            xx = x + 0.22
            while xx < x + w - 0.15:
                put(k, xx + R.gauss(0, 0.015), yy + R.gauss(0, 0.02), h - 0.05, sc_)
                xx += sp

    bed(-4.2, 0.2, 3.4, 1.35, crops=[('lettuce', 0.3, 1), ('redl', 0.3, 1), ('lettuce', 0.3, 1.05)])
    bed(0.2, 0.2, 3.6, 1.35, crops=[('cabb', 0.5, 1), ('leek', 0.17, 0.9), ('cabb', 0.52, 1.05)])
    bed(-4.2, 2.7, 3.4, 1.35, crops=[('tom', 0.55, 1), ('mari', 0.3, 1), ('tom', 0.55, 1)])
    bed(0.2, 2.7, 3.6, 1.35, crops=[('herb', 0.4, 1), ('redl', 0.28, 1), ('leek', 0.2, 1)])
    bed(-4.2, 5.2, 3.4, 1.35, crops=[('corn', 0.3, 1), ('corn', 0.3, 1.05), ('corn', 0.3, 1)])
    bed(0.2, 5.2, 3.6, 1.35, crops=[('bean', 0.5, 1), ('lettuce', 0.3, 1), ('bean', 0.5, 1)])
    # bean poles (teepee)
    b = MB()
    for x in np.arange(0.5, 3.7, 0.5):
        for yy in (5.45, 6.3):
            tube(b, [(x, yy, 0.3), (x + R.gauss(0, 0.03), 5.87 + R.gauss(0, 0.03), 2.55)], [0.014, 0.01], 6)
    tube(b, [(0.3, 5.87, 2.45), (3.7, 5.87, 2.47)], [0.013, 0.013], 6)
    for x in np.arange(-3.95, -0.9, 0.55):
        for yy in (2.95, 3.8):
            tube(b, [(x + 0.05, yy, 0.3), (x + 0.05, yy, 1.95)], [0.014, 0.012], 6)
    b.obj('poles', 'timberlt')
    tb = MB()
    for _ in range(60):
        x = R.choice(np.arange(-3.98, -0.9, 0.55)) + R.gauss(0, 0.16)
        y = R.choice((2.95, 3.8)) + R.gauss(0, 0.13)
        z = R.uniform(0.55, 1.6)
        lathe(
            tb,
            [(0, -0.035), (0.03, -0.022), (0.038, 0), (0.03, 0.022), (0, 0.033)],
            10,
            T=Matrix.Translation((x, y, z)),
        )
    tb.obj('tm', plain('tomato', '#b23c22', 0.3), True)
    fl = MB()
    for _ in range(260):
        x = R.uniform(-4.0, -1.0)
        y = 3.38 + R.gauss(0, 0.1)
        z = 0.55 + R.uniform(0, 0.1)
        for k in range(5):
            leafquad(fl, (x, y, z), (math.cos(k * 1.26), math.sin(k * 1.26), 0.5), 0.035, 0.012)
    fl.obj('mg', 'flower')
    # sunflowers
    for i in range(7):
        x = 4.5 + R.uniform(-0.3, 0.5)
        y = 4.6 + i * 0.45
        h = R.uniform(1.5, 2.2)
        b = MB()
        tube(b, [(x, y, 0), (x + 0.03, y, h * 0.6), (x - 0.05, y - 0.06, h)], [0.018, 0.016, 0.012], 6)
        for k in range(8):
            leaf(b, (x, y, h * (0.2 + 0.08 * k)), k * 2.4, 0.3, 0.26, 0.1, 0.8, R.random())
        b.obj('sf', 'veg', True)
        f2 = MB()
        T = (
            Matrix.Translation((x - 0.06, y - 0.1, h + 0.02))
            @ Matrix.Rotation(1.15, 4, 'X')
            @ Matrix.Rotation(0.3, 4, 'Z')
        )
        for k in range(22):
            a = k * 6.283 / 22
            V = [
                (math.cos(a) * 0.07, math.sin(a) * 0.07, 0),
                (math.cos(a - 0.12) * 0.12, math.sin(a - 0.12) * 0.12, 0.012),
                (math.cos(a) * 0.18, math.sin(a) * 0.18, 0.0),
                (math.cos(a + 0.12) * 0.12, math.sin(a + 0.12) * 0.12, 0.012),
            ]
            f2.add(xf(np.array(V), T), [(0, 1, 2, 3)])
        f2.obj('pet', 'flower')
        d2 = MB()
        lathe(d2, [(0.08, 0), (0.06, 0.02), (0, 0.028)], 18, T=T)
        d2.obj('disc', 'soil', True)

    # path, ground
    def hz(x, y):
        return nz(x, y, 0.5, 3) * 0.03 - 0.03 + max(0, y - 10) * 0.03

    g = terrain(
        -22,
        26,
        -6,
        30,
        220,
        180,
        hz,
        'ground',
        lambda x, y: 0
        if (-4.6 < x < 4.1 and -0.3 < y < 7.1) or (-0.9 < x < 0.25 and y < 8)
        else max(0, 0.6 + nz(x, y, 0.5, 3, 3)),
    )
    scatter(
        g,
        [
            grassclump('a', 'grassgreen', 30, (0.06, 0.25), 0.1, 0.004),
            grassclump('b', 'grassdry', 30, (0.08, 0.32), 0.1, 0.004),
        ],
        26,
        2,
        0.5,
        1.2,
        'mask',
    )
    terrain(
        -5.0,
        4.6,
        -1.2,
        7.6,
        120,
        120,
        lambda x, y: 0.012
        + nz(x, y, 2, 3) * 0.012
        - (
            0.1
            if (
                x < -4.5 + nz(x, y, 0.7, 2) * 0.2
                or x > 4.1 + nz(x, y, 0.7, 2, 5) * 0.2
                or y < -0.6 + nz(x, y, 0.7, 2, 9) * 0.3
            )
            else 0
        ),
        'gravel',
    )
    # watering can, barrow stand-in: crate with harvest, straw bale
    bb = MB()
    for z in range(3):
        for a0, a1, b0, b1 in (
            (-0.62, -0.12, -0.5, -0.48),
            (-0.62, -0.12, -0.16, -0.14),
            (-0.62, -0.6, -0.5, -0.14),
            (-0.14, -0.12, -0.5, -0.14),
        ):
            bb.rbox(a0, a1, b0, b1, 0.02 + z * 0.09, 0.09 + z * 0.09, 0.004)
    bb.obj('crate', 'timberlt')
    for k in ('cabb', 'lettuce', 'redl'):
        for _ in range(2):
            put(k, R.uniform(-0.5, -0.22), R.uniform(-0.4, -0.24), 0.2, 0.7)
    wc = MB()
    lathe(
        wc,
        [(0, 0), (0.12, 0), (0.12, 0.02), (0.115, 0.24), (0.125, 0.25), (0.11, 0.25)],
        28,
        T=Matrix.Translation((0.35, -0.35, 0)),
    )
    tube(wc, [(0.45, -0.35, 0.06), (0.62, -0.38, 0.2), (0.74, -0.4, 0.31)], [0.03, 0.022, 0.018], 10)
    tube(wc, [(0.72, -0.395, 0.29), (0.79, -0.41, 0.35)], [0.02, 0.055], 12)
    tube(
        wc, [(0.3, -0.35, 0.25), (0.28, -0.35, 0.38), (0.4, -0.35, 0.42), (0.46, -0.35, 0.26)], [0.011] * 4, 8
    )
    tube(
        wc,
        [(0.23, -0.35, 0.2), (0.13, -0.35, 0.16), (0.15, -0.35, 0.06), (0.235, -0.35, 0.03)],
        [0.011] * 4,
        8,
    )
    wc.obj('can', 'iron', True)
    # timber shed/greenhouse beyond + fence + fruit trees
    F = frame((5.2, 9.0, 0), 8)
    boxes = MB()
    for i in range(22):
        boxes.rbox(i * 0.16, i * 0.16 + 0.152, 0, 0.03, 0, 2.3, 0.004, T=F)
    boxes.obj('shed', 'timbergrey')
    Fr = frame((5.2 + 3.49, 9.49, 0), 98)
    s2 = MB()
    for i in range(15):
        s2.rbox(i * 0.16, i * 0.16 + 0.152, 0, 0.03, 0, 2.3 + 0.0, 0.004, T=Fr)
    s2.obj('shed2', 'timbergrey')
    A_ = np.array(F)

    def w(p):
        return tuple((F @ Vector(p))[:])

    corrugated(w((-0.3, -0.35, 2.25)), w((3.85, -0.35, 2.25)), w((3.85, 2.7, 2.95)), w((-0.3, 2.7, 2.95)))
    fb = MB()
    for x in np.arange(-20, 5, 1.6):
        tube(fb, [(x, 9.6, 0), (x, 9.6, 1.15)], [0.05, 0.045], 8)
    for z in (0.45, 0.95):
        tube(fb, [(-20, 9.6, z), (5, 9.6, z)], [0.02, 0.02], 6)
    fb.obj('fence', 'timbergrey')
    T1 = gumtree(
        'f',
        4.2,
        41,
        leaves=9000,
        spread=0.75,
        leafmat='veg',
        bark='barkdk',
        leafL=0.16,
        leafW=0.06,
        lean=0.05,
        depth=4,
    )
    G1 = gumtree('a', 10.5, 11, leaves=13000)
    for x, y, s in (
        (-6.4, 7.6, 1),
        (-9.5, 5, 1.1),
        (-8.2, 11.5, 1.1),
        (-2.5, 11.2, 1),
        (1.8, 11.8, 1.1),
        (10.5, 8, 1.0),
        (12.5, 12, 1),
    ):
        place(T1, (x, y, hz(x, y) - 0.02), R.uniform(0, 6), s)
    for x, y, s in ((-16, 24, 1), (3, 27, 1.1), (14, 25, 1), (21, 22, 1.2), (-6, 29, 1.2)):
        place(G1, (x, y, hz(x, y)), R.uniform(0, 6), s)
    fr = MB()
    hide(*T1, *G1)
    fz = lambda x, y: 0.5 + max(0, (y - 60) / 300) * (24 + nz(x, y, 0.006, 4, 2) * 40)
    far = terrain(-300, 300, 28, 420, 120, 110, fz, 'hill')
    for i in range(140):
        x = R.uniform(-200, 200)
        y = R.uniform(50, 280)
        place(G1, (x, y, fz(x, y) - 0.2), R.uniform(0, 6), R.uniform(0.6, 1.2))
    sky(elev=22, rot=248, strength=0.115, dust=1.6, size=1.2, sunint=1.0)
