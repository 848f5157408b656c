"""Plate: a verandahed mudbrick house in dry grass under a low northern sun."""
from kit import *

SHOTS = {
    'landing': dict(loc=(21.5, -15.5, 1.45), target=(3.0, 4.2, 1.3), lens=30, shift=0.085),
    'verandah': dict(loc=(13.4, -1.75, 1.32), target=(3.0, -1.15, 1.32), lens=27, shift=0.02, exposure=0.55),
    'landscape': dict(loc=(-15.5, -15.5, 1.5), target=(4.6, 4.6, 1.4), lens=28, shift=0.06),
    'about': dict(loc=(-6, -14.0, 1.55), target=(-8, 14, 1.5), lens=26, shift=0.07),
    'gable': dict(loc=(20.5, -5.5, 1.4), target=(13.2, 3.2, 1.4), lens=36, shift=0.06),
    'tank': dict(loc=(-8.5, -6.4, 1.45), target=(0.4, 0.4, 1.4), lens=34, shift=0.05),
    'landing-tall': dict(loc=(21.5, -17.5, 1.45), target=(6.2, 2.6, 1.3), lens=30, shift=0.16),
}


def shot(subject, name):
    s = SHOTS[name]
    camera(
        s['loc'],
        s['target'],
        lens=s['lens'],
        level=True,
        shift=s.get('shift', 0),
        fstop=s.get('fstop'),
        focus=s.get('focus'),
    )
    return dict(exposure=s.get('exposure', 0.15), haze=520)


def build(subject):
    L, W, H = 13.0, 7.2, 3.05
    th = 0.32
    ov = 0.6
    pitch = math.tan(math.radians(27))
    ridge = H + W / 2 * pitch
    # plinth + floor
    p = MB()
    p.rbox(-0.12, L + 0.12, -0.12, W + 0.12, -0.6, -0.0, 0.03)
    p.obj('plinth', 'stone')
    stonewall(frame((-0.14, -0.14, -0.62), 0), L + 0.28, 0.62, target=0.05, depth=0.1, m=18, rings=4)
    stonewall(frame((L + 0.14, -0.14, -0.62), 90), W + 0.28, 0.62, target=0.05, depth=0.1, m=18, rings=4)
    v = MB()
    v.rbox(-0.1, L + 0.1, -2.7, -0.12, -0.5, -0.06, 0.03)
    v.obj('verfloor', 'gravel')
    F = frame((0, 0, 0), 0)
    ops = [
        (1.0, 2.5, 0.75, 2.15),
        (3.6, 5.1, 0.75, 2.15),
        (6.1, 7.15, 0, 2.15),
        (8.2, 9.9, 0.45, 2.15),
        (10.7, 12.2, 0.75, 2.15),
    ]
    brickwall(F, L, H, th, ops, bl=0.40, bh=0.14, joint=0.02, jit=0.008, r=0.022)
    for o in ops:
        if o[2] > 0:
            window(F, *o, y=0.17, mull=2 if o[1] - o[0] > 1.4 else 1, trans=0, th=th)
        else:
            door(F, o[0], o[1], o[3], y=0.14, th=th)
    G = frame((L, 0, 0), 90)
    gt = lambda u: H + min(u, W - u) * pitch
    gops = [(1.2, 2.5, 0.9, 2.15), (4.4, 5.6, 0.9, 2.15), (3.0, 4.0, 3.0, 3.75)]
    brickwall(G, W, ridge, th, gops, top=gt, bl=0.40, bh=0.14, joint=0.02, jit=0.008, r=0.022)
    for o in gops:
        window(G, *o, y=0.17, mull=1, th=th)
    brickwall(frame((0, W, 0), -90), W, ridge, th, [], top=gt)
    brickwall(frame((L, W, 0), 180), L, H, th, [])
    # roof
    e = ov
    z_e = H - e * pitch + 0.12
    corrugated((-e, -e, z_e), (L + e, -e, z_e), (L + e, W / 2, ridge + 0.12), (-e, W / 2, ridge + 0.12))
    corrugated((L + e, W + e, z_e), (-e, W + e, z_e), (-e, W / 2, ridge + 0.12), (L + e, W / 2, ridge + 0.12))
    rc = MB()
    rc.rbox(-e - 0.02, L + e + 0.02, W / 2 - 0.16, W / 2 + 0.16, ridge + 0.11, ridge + 0.15, 0.015)
    rc.obj('ridge', 'iron')
    # rafters & barge boards
    for x in np.arange(-0.45, L + 0.5, 0.9):
        beam((x, -e + 0.02, z_e - 0.08), (x, W / 2, ridge + 0.03), 0.05, 0.11, 'timber')
    for x in (-e, L + e):
        beam((x, -e - 0.02, z_e - 0.05), (x, W / 2, ridge + 0.05), 0.035, 0.2, 'timber')
        beam((x, W + e + 0.02, z_e - 0.05), (x, W / 2, ridge + 0.05), 0.035, 0.2, 'timber')
    # gutters + verandah roof
    vz0 = 2.12
    vz1 = 2.5
    corrugated((-0.3, -3.0, vz0), (L + 0.3, -3.0, vz0), (L + 0.3, -0.35, vz1), (-0.3, -0.35, vz1))
    for x in np.arange(0, L + 0.2, 0.92):
        beam((x, -2.95, vz0 - 0.07), (x, -0.02, vz1 - 0.02), 0.05, 0.1, 'timber')
    beam((-0.25, -2.6, vz0 - 0.07), (L + 0.25, -2.6, vz0 - 0.07), 0.09, 0.2, 'timber')
    for x in np.linspace(0.15, L - 0.15, 6):
        b = MB()
        pts = [
            (x + R.uniform(-0.02, 0.02), -2.6 + R.uniform(-0.015, 0.015), z)
            for z in np.linspace(-0.25, vz0 - 0.12, 6)
        ]
        tube(b, pts, [0.11, 0.105, 0.1, 0.1, 0.098, 0.095], 12)
        b.obj('post', 'timbergrey', True)
        s = MB()
        s.rbox(x - 0.2, x + 0.2, -2.8, -2.4, -0.4, -0.05, 0.05)
        s.obj('pad', 'stone')
    g = MB()
    tube(g, [(-0.3, -3.05, vz0 - 0.02), (L + 0.3, -3.05, vz0 - 0.02)], [0.065, 0.065], 10)
    g.obj('gut', 'iron', True)
    # chimney
    stonewall(frame((3.1, W / 2 - 0.4, ridge - 0.6), 0), 0.9, 1.6, target=0.03, depth=0.08, m=16, rings=4)
    stonewall(frame((4.0, W / 2 - 0.4, ridge - 0.6), 90), 0.8, 1.6, target=0.03, depth=0.08, m=16, rings=4)
    c = MB()
    c.rbox(3.05, 4.05, W / 2 - 0.45, W / 2 + 0.45, ridge + 1.0, ridge + 1.1, 0.03)
    c.rbox(3.12, 3.98, W / 2 - 0.38, W / 2 + 0.38, ridge - 0.6, ridge + 1.0, 0.02)
    c.obj('cap', 'stone')
    # bench + pots on verandah
    b = MB()
    b.rbox(3.6, 5.2, -0.75, -0.35, 0.36, 0.42, 0.01)
    b.rbox(3.7, 3.78, -0.7, -0.4, -0.05, 0.36, 0.01)
    b.rbox(5.0, 5.08, -0.7, -0.4, -0.05, 0.36, 0.01)
    b.obj('bench', 'timbergrey')
    for x, y, s in ((7.6, -0.6, 1), (8.0, -0.85, 0.7), (2.75, -0.5, 0.8), (0.5, -0.7, 1.1)):
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
            T=Matrix.Translation((x, y, -0.05)) @ Matrix.Scale(s, 4),
        )
        b.obj('pot', 'tile', True)
        lb = MB()
        for _ in range(int(140 * s)):
            leafquad(
                lb,
                (x + R.gauss(0, 0.09 * s), y + R.gauss(0, 0.09 * s), 0.33 * s + abs(R.gauss(0, 0.14 * s))),
                (R.gauss(0, 0.6), R.gauss(0, 0.6), R.uniform(0.2, 1)),
                0.11,
                0.02,
            )
        lb.obj('plant', 'veg')
    # water tank (corrugated cylinder)
    tb = MB()
    prof = [(1.25 + 0.012 * math.sin(z * 2 * math.pi / 0.076), z) for z in np.arange(-0.5, 2.1, 0.0095)]
    lathe(tb, prof, 64, T=Matrix.Translation((-2.1, 2.2, 0)))
    tb.obj('tank', 'iron', True)
    tc = MB()
    lathe(tc, [(1.27, 2.08), (0.9, 2.22), (0.05, 2.34)], 64, T=Matrix.Translation((-2.1, 2.2, 0)))
    tc.obj('tankc', 'iron', True)

    # ground
    def path(x, y):
        px = 6.6 + (y + 2.6) * -0.28 + 1.2 * math.sin((y + 2) * 0.16)
        return abs(x - px)

    def hz(x, y):
        d = math.hypot(x - 6, y + 1)
        flat = max(0, min(1, (d - 9) / 16))
        far = max(0, min(1, (y - 25) / 80))
        return (
            -0.5
            + flat * (nz(x, y, 0.03, 3, 5) * 1.6 + (y - 3) * 0.012)
            + nz(x, y, 0.35, 3) * 0.04
            + far * (nz(x, y, 0.012, 4, 9) * 9 + 5)
        )

    def mask(x, y):
        if -2.9 < y < W + 0.3 and -0.3 < x < L + 0.3:
            return 0
        d = path(x, y) if y < -2.4 else 9
        if d < 1.0:
            return 0
        return (min(1, (d - 1) / 0.8)) * (0.55 + 0.6 * max(0, nz(x, y, 0.18, 3, 4) + 0.35))

    t1 = terrain(-26, 40, -17, 34, 330, 260, hz, 'ground', mask)
    pg = terrain(
        -14,
        30,
        -17,
        -2.6,
        300,
        120,
        lambda x, y: hz(x, y) + (0.012 if path(x, y) < 1.05 + 0.25 * nz(x, y, 0.9, 3) else -0.08),
        'gravel',
    )
    protos = [grassclump('g%d' % i, 'grassdry', 34, (0.12, 0.45)) for i in range(4)] + [
        grassclump('gg', 'grassgreen', 26, (0.08, 0.25))
    ]
    scatter(t1, protos, 34, 1, 0.5, 1.25, 'mask')
    fz = lambda x, y: hz(x, y) - 0.35 + max(0, (y - 90) / 300) * (20 + nz(x, y, 0.006, 4, 2) * 40)
    far = terrain(
        -360,
        380,
        -20,
        460,
        190,
        130,
        lambda x, y: fz(x, y) - (1.5 if (-25 < x < 39 and -16.5 < y < 33) else 0),
        'ground',
    )
    # trees
    A = gumtree('a', 10.5, 11, leaves=15000)
    B = gumtree('b', 9, 5, leaves=12000, spread=0.7)
    C = gumtree('c', 12, 23, leaves=15000, spread=0.55)
    for t, x, y, r, s in (
        (A, -5.5, 9.5, 1, 1.0),
        (C, 17.5, 15, 2, 1.0),
        (B, 27, 12, 0.3, 0.9),
        (A, 9, 15, 4, 0.9),
        (B, -13, 17, 2.2, 1.1),
        (A, 29, 26, 1, 1.0),
        (B, -19, 5.5, 3, 1.1),
    ):
        place(t, (x, y, hz(x, y)), r, s)
    for i in range(240):
        x = R.uniform(-260, 140)
        y = R.uniform(60, 300)
        place(R.choice([A, B, C]), (x, y, fz(x, y) - 0.2), R.uniform(0, 6), R.uniform(0.6, 1.2))
    hide(*A, *B, *C)
    sky(elev=15, rot=238, strength=0.11, dust=1.5, air=1.0, size=1.0, sunint=1.0)
