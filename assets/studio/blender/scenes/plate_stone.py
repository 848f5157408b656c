"""Plate: a dry-stone garden wall under a raking sun."""
from kit import *

SHOTS = {
    'along': dict(loc=(-0.9, -2.35, 1.0), target=(2.6, 0.1, 0.62), lens=38, fstop=4.0, focus=(1.2, 0, 0.6)),
    'quiet': dict(loc=(-2.6, -3.4, 1.15), target=(3.4, 1.2, 1.05), lens=32, level=True, shift=0.05),
    'close': dict(loc=(1.3, -1.75, 0.72), target=(1.7, 0, 0.6), lens=40, fstop=5.6, focus=(1.6, 0, 0.6)),
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
    return dict(exposure=-0.25, haze=400)


def build(subject):
    # dry-stone garden wall: battered face, copes on edge, gorse/grass at the foot, lichen, low sun raking along the wall
    L, H = 7.5, 1.05
    T = Matrix.Translation((-1.2, 0, 0)) @ Matrix.Rotation(math.radians(4), 4, 'X')
    stonewall(
        T,
        L,
        H,
        target=0.045,
        gap=0.0035,
        depth=0.10,
        m=48,
        rings=9,
        nz=0.03,
        jit=0.2,
        bias=1.9,
        chk=0,
        soft=4,
        pw=5,
        th=0.5,
        mort='soil',
    )
    b = MB()
    x = -1.2
    while x < L - 1.2:
        w = R.uniform(0.07, 0.16)
        hh = R.uniform(0.2, 0.34)
        dd = R.uniform(0.2, 0.27)
        V, F = mesh._rb()
        sg = np.sign(V)
        h = np.array([w / 2, dd, hh / 2])
        v = sg * (h - 0.03) + (V - sg * 0.8) / 0.2 * 0.03
        J = np.array([[R.uniform(-0.03, 0.03) for _ in range(3)] for _ in range(8)])
        key = ((sg[:, 0] > 0) * 4 + (sg[:, 1] > 0) * 2 + (sg[:, 2] > 0)).astype(int)
        v = v + J[key]
        a = R.gauss(0.12, 0.09)
        c_, s_ = math.cos(a), math.sin(a)
        v = np.stack([v[:, 0] * c_ + v[:, 2] * s_, v[:, 1], -v[:, 0] * s_ + v[:, 2] * c_], 1)
        b.add(v + np.array([x + w / 2, 0.17, H + hh / 2 - 0.03]), F)
        x += w + 0.008
    o = b.obj('cope', 'stone', True)
    ss = o.modifiers.new('s', 'SUBSURF')
    ss.levels = 2
    ss.render_levels = 2
    tx = bpy.data.textures.new('t', 'CLOUDS')
    tx.noise_scale = 0.11
    tx.noise_depth = 4
    d = o.modifiers.new('d', 'DISPLACE')
    d.texture = tx
    d.strength = 0.035
    d.texture_coords = 'GLOBAL'
    g = terrain(
        -6,
        10,
        -6,
        0.35,
        200,
        120,
        lambda x, y: nz(x, y, 0.5, 3) * 0.05 - 0.02,
        'ground',
        lambda x, y: max(0, min(1, 0.35 + nz(x, y, 0.6, 3, 2) * 1.3)) * (1 if y > -3.2 else 0.7),
    )
    bk = terrain(
        -40, 60, 0.4, 120, 120, 120, lambda x, y: -0.3 + y * 0.035 + nz(x, y, 0.05, 3, 5) * 1.2, 'ground'
    )
    P = [grassclump('g%d' % i, 'grassdry', 30, (0.06, 0.34), 0.1, 0.003) for i in range(3)] + [
        grassclump('gg%d' % i, 'grassgreen', 36, (0.05, 0.2), 0.1, 0.003) for i in range(2)
    ]
    scatter(g, P, 60, 3, 0.4, 1.1, 'mask')
    scatter(bk, [grassclump('gb', 'grassdry', 30, (0.2, 0.5), 0.15, 0.005)], 3, 4, 0.8, 1.4)
    terrain(
        -500,
        900,
        -60,
        700,
        80,
        60,
        lambda x, y: -0.9
        + max(0, y - 20) * 0.03
        + max(0, (y - 80) / 300) * (20 + nz(x, y, 0.006, 4, 2) * 30)
        + max(0, (x - 30)) * 0.02,
        'hill',
    )
    A = gumtree('a', 10, 11, leaves=14000)
    B = gumtree('b', 9, 5, leaves=12000, spread=0.7)
    for t, x, y, r, s in (
        (A, 13, 26, 1, 1.1),
        (B, 21, 36, 1, 1.2),
        (A, 33, 46, 3, 1.2),
        (B, 4, 44, 2, 1.1),
        (A, 41, 60, 2, 1.4),
        (B, 27, 58, 2, 1.3),
        (A, 14, 62, 2, 1.3),
    ):
        place(t, (x, y, -0.3 + y * 0.035), r, s)
    hide(*A, *B)
    sky(elev=17, rot=258, strength=0.12, dust=1.4, size=1.2, sunint=1.0)
