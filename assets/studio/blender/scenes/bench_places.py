"""Model: a whole place at a smaller scale: gardens, food forests, housing, village patterns, house and land."""
import kit.bench as B
import kit.house as H
from kit import *

state = {}


def shot(subject, name):
    s = dict(state['shots'][name])
    finish = {k: s.pop(k) for k in ('exposure', 'crop', 'width') if k in s}
    B.orbit(**s)
    return dict(exposure=finish.pop('exposure', 0.12), **finish)


def build(subject):
    define('tileroof', lambda: tint_of('tileroof', '#8a5b45', '#a8745a', '#b98a6a'))
    define('stonecard', lambda: tint_of('stonecard', '#8f877a', '#a59c8c', '#b6ad9b'))
    define('limecard', lambda: tint_of('limecard', '#ddd3c0', '#e8dfce', '#efe8da'))
    define('boardpaint', lambda: plain('boardpaint', '#d9d4c4', 0.8))
    H.roofs.clear()
    state.update(PLACES[subject]())


def tint_of(name, a, b, c):
    t = NT(name, 0.9, 0.1)
    m = t.math('ADD', t.math('MULTIPLY', t.attr('rnd'), 0.6), t.math('MULTIPLY', t.noise(1.5, 5), 0.4))
    return t.done(t.ramp(m, [(0.2, a), (0.5, b), (0.8, c)]))


def cameras(t, r, az=30, **more):
    x, y, z = t
    shots = {
        'cover': dict(target=(x, y, z), az=az, el=27, dist=3.1 * r, lens=50),
        'other': dict(target=(x, y, z), az=az - 75 if az > 0 else az + 75, el=33, dist=3.1 * r, lens=50),
        'near': dict(target=(x, y - 0.25 * r, z + 0.5), az=az - 16, el=13, dist=1.7 * r, lens=50, fstop=0.15),
        'high': dict(target=(x, y, z), az=az - 30, el=58, dist=3.2 * r, lens=50, fstop=0.6),
    }
    shots.update(more)
    return {'shots': shots}


def land(
    centre,
    half,
    height,
    kind='ply',
    step=0.5,
    seed=5,
    rough=1.0,
    backdrop='#dcd5c6',
    sun=-118,
    elev=27,
    fill=0.36,
    views=(),
    smooth=4,
):
    g = B.Ground(centre, half, height, step, kind, seed, rough, smooth=smooth)
    z = B.plinth(g)
    B.sight[:] = [(centre[0], centre[1], a) for a in views]
    B.cove(backdrop, z, centre[1] + 80)
    B.studio_light(sun, elev, fill=fill)
    return g


def block(
    g,
    x,
    y,
    L,
    W,
    rot=0,
    h=2.6,
    pitch=30,
    wall='limecard',
    roof='zinc',
    storeys=1,
    hip=False,
    base='stonecard',
    eave=0.45,
    verandah=0,
    sink=0.6,
):
    """A small house: a solid with let-in windows, a roof of card."""
    T = frame((x, y, 0), rot) @ Matrix.Translation((-L / 2, -W / 2, 0))
    corners = [(T @ Vector(c)) for c in ((0, 0, 0), (L, 0, 0), (L, W, 0), (0, W, 0))]
    z = max(g.top(c.x, c.y) for c in corners)
    T = Matrix.Translation((0, 0, z)) @ T
    hgt = h * storeys
    b = MB()
    b.box(-0.08, L + 0.08, -0.08, W + 0.08, -sink - 2.0, 0.12 if storeys == 1 else h * 0.92, T=T)
    b.obj('base', base)
    b = MB()
    b.box(0, L, 0, W, 0, hgt, T=T)
    rise = W / 2 * math.tan(math.radians(pitch))
    if not hip:
        for u in (0, L):
            s = 0.01 if u else -0.01
            b.add(
                xf(np.array([(u, 0, hgt), (u, W, hgt), (u, W / 2, hgt + rise)]) + np.array([0 * s, 0, 0]), T),
                [(0, 1, 2), (2, 1, 0)][:1] if u else [(2, 1, 0)],
            )
    b.obj('walls', wall)
    dark = MB()
    for s in range(storeys):
        z0 = s * h
        n = max(2, int(L / 2.2))
        for i in range(n):
            u = L * (i + 0.5) / n
            isdoor = s == 0 and i == n // 2
            for v in (0, W):
                d = (-0.02, 0.02)
                dark.box(
                    u - 0.38,
                    u + 0.38,
                    v + d[0],
                    v + d[1],
                    z0 + (0.05 if isdoor and v == 0 else 0.9),
                    z0 + 2.0,
                    T=T,
                )
        for v in (W * 0.3, W * 0.7):
            for u in (0, L):
                dark.box(u - 0.02, u + 0.02, v - 0.38, v + 0.38, z0 + 0.9, z0 + 2.0, T=T)
    dark.obj('openings', 'glass')

    def at(u, v, zz):
        return tuple((T @ Vector((u, v, zz)))[:])

    p = math.tan(math.radians(pitch))
    e = eave
    ze, zr = hgt - e * p + 0.1, hgt + rise + 0.1
    if hip:
        run = W / 2 + e
        a, b_, c, d = at(-e, -e, ze), at(L + e, -e, ze), at(L + e, W + e, ze), at(-e, W + e, ze)
        r0, r1 = at(-e + run, W / 2, zr), at(L + e - run, W / 2, zr)
        for q in ([a, b_, r1, r0], [c, d, r0, r1], [b_, c, r1], [d, a, r0]):
            H.roof(q, roof, seam=0.4, rib=0.06)
    else:
        H.roof([at(-e, -e, ze), at(L + e, -e, ze), at(L + e, W / 2, zr), at(-e, W / 2, zr)], roof, seam=0.6)
        H.roof(
            [at(L + e, W + e, ze), at(-e, W + e, ze), at(-e, W / 2, zr), at(L + e, W / 2, zr)], roof, seam=0.6
        )
    if verandah:
        H.roof(
            [
                at(-0.2, -verandah - 0.2, h * 0.8),
                at(L + 0.2, -verandah - 0.2, h * 0.8),
                at(L + 0.2, 0.05, h * 0.94),
                at(-0.2, 0.05, h * 0.94),
            ],
            roof,
            seam=0.6,
            th=0.06,
        )
        q = MB()
        for u in np.linspace(0.1, L - 0.1, max(3, int(L / 2.4))):
            q.box(u - 0.06, u + 0.06, -verandah - 0.06, -verandah + 0.06, -0.4, h * 0.8, T=T)
        q.obj('posts', 'timber')
    return T


def boulders(g, spots, mat='stone'):
    b = MB()
    for x, y, r in spots:
        tv, tf = B.ico(3)
        q = np.array(
            [v * (1 + 0.3 * nz(v[0] + x, v[1] + y, 1.1, 3) + 0.2 * nz(v[2] + y, v[0], 2.0, 3)) for v in tv]
        )
        q = np.sign(q) * np.abs(q) ** 0.72
        b.add(q * np.array([r, r * 0.85, r * 0.7]) + np.array([x, y, g.top(x, y) + r * 0.2]), tf)
    o = b.obj('boulders', mat, True)
    return o


def stream(g, points, width=2.2):
    B.path(g, points, width, 'resin', 0.05)


def rows(g, x0, x1, y0, y1, dx, dy, h, leafs, kind='ball', jitter=0.25):
    y = y0
    while y <= y1:
        x = x0
        while x <= x1:
            B.tree(
                g,
                x + R.uniform(-jitter, jitter),
                y + R.uniform(-jitter, jitter),
                h * R.uniform(0.8, 1.2),
                R.choice(leafs),
                kind,
            )
            x += dx
        y += dy


def street_pegs(g, n, area, dz=0.06):
    B.pegs(
        [
            (x, y, g.top(x, y) + dz)
            for x, y in ((R.uniform(area[0], area[1]), R.uniform(area[2], area[3])) for _ in range(n))
        ]
    )


def dunstan():
    """A public food forest: swales on contour, trees on the mounds, a creek line below."""

    def height(X, Y, w):
        s = 3.2 + (Y + 2) * 0.105 + 0.5 * np.sin(X * 0.07) + w * 0.8
        phase = (s * 1.15) % 1.0
        return s + np.where(phase < 0.22, 0.28, np.where(phase < 0.42, -0.22, 0)) * (np.abs(Y) < 17)

    g = land((0, 0), (30, 21), height, 'ply', 0.25, 3, 0.7, '#cdd2c6', views=(30, -45), smooth=2)
    for y, leafs in (
        (-12, ('olive', 'sage')),
        (-7.2, ('bloom', 'olive')),
        (-2.4, ('olive', 'sage')),
        (2.6, ('straw', 'olive')),
        (7.4, ('sage', 'bloom')),
        (12, ('olive', 'pine')),
    ):
        x = -27
        while x < 27:
            yy = y - 4.6 * 0.5 * math.sin(x * 0.07)
            if abs(x - 3 - yy * 0.2) > 1.8:
                B.tree(g, x, yy + R.uniform(-0.4, 0.4), R.uniform(2.2, 4.4), R.choice(leafs), 'ball')
            x += R.uniform(2.2, 3.6)
    B.path(g, [(1, -21), (1.6, -12), (3, 0), (4, 10), (6, 21)], 1.6, 'board-card')
    B.path(g, [(-29, -16.8), (-14, -16.4), (2, -16), (16, -17.4), (29, -18)], 1.3, 'board-card')
    stream(g, [(-30, -19.6), (-14, -19.2), (0, -19.8), (14, -20), (30, -19.6)], 1.6)
    block(g, 11, -13.6, 6, 3.4, 4, wall='clay', roof='oxide', verandah=2.0)
    B.tank(15.4, -13.2, g.top(15.4, -13.2), 1.0, 1.9)
    street_pegs(g, 7, (4, 10, -18, -15.6))
    B.pegs([(3 + R.uniform(-0.5, 0.5), y, g.top(3, y) + 0.08) for y in (-6, -5.2, 1, 6)])
    for x, y in ((-26, -18), (-20, -17.6), (21, -18.4), (26, -16), (-27, 17), (26, 17), (22, 19), (-18, 19)):
        B.tree(g, x, y, R.uniform(8, 11), 'sage', 'flower')
    return cameras(
        (0, -2, 3.2),
        21,
        28,
        near=dict(target=(6, -9, 2.4), az=18, el=14, dist=25, lens=50, fstop=0.5),
        hero=dict(target=(-4, 0, 3), az=30, el=20, dist=52, lens=40, shift=(0, 0.12)),
    )


def northcote():
    """Allotment beds in the middle of a suburban block."""
    g = land(
        (0, 0),
        (28, 20),
        lambda X, Y, w: 0.15 + 0 * X,
        'card',
        0.4,
        4,
        0,
        '#c9cdcb',
        sun=-120,
        elev=31,
        views=(),
    )
    B.patch([(-28, -20), (28, -20), (28, -15.6), (-28, -15.6)], 0, 'board-grey', 0.06)
    for i in range(7):  # houses along both sides
        block(
            g,
            -23.5 + i * 7.8,
            16.4,
            6.2,
            5.2,
            90,
            h=3.0,
            pitch=33,
            wall='limecard' if i % 2 else 'clay',
            roof=('zinc-pale', 'oxide', 'zinc-dark')[i % 3],
        )
    for i in range(3):
        block(
            g,
            -25,
            -9 + i * 8,
            6.4,
            5,
            0,
            h=3.0,
            pitch=33,
            wall='limecard',
            roof=('oxide', 'zinc-pale', 'zinc')[i],
        )
        block(
            g,
            25,
            -9 + i * 8,
            6.4,
            5,
            0,
            h=3.0,
            pitch=33,
            wall=('clay', 'limecard', 'clay')[i],
            roof=('zinc', 'zinc-dark', 'oxide')[i],
        )
    B.patch([(-19.5, -14), (19.5, -14), (19.5, 11), (-19.5, 11)], 0, 'board-umber', 0.05)
    for r in range(4):
        for c in range(6):
            x, y = -17 + c * 5.0, -11.4 + r * 4.5
            if r == 2 and c in (2, 3):
                continue
            B.bed(x, y, 3.8, 2.6, 0.05, crops=R.choice(('olive', 'sage', 'pine', 'straw', 'bloom')), h=0.45)
    B.patch(B.ring(-4.4, -1.0, 3.4, 1.7), 0.05, 'board-card', 0.05)
    B.tree(g, -6.0, -0.9, 5.4, 'olive', 'ball', 0.05)
    block(g, 14.6, 8.0, 6, 3.2, 0, wall='clay', roof='zinc', verandah=1.8)
    B.tank(10, 8.6, 0, 1.1)
    gl = MB()
    gl.box(-17, -11, 6, 9.4, 0.05, 2.0)
    gl.obj('glasshouse', 'limecard')
    H.roof([(-17.2, 5.8, 2), (-10.8, 5.8, 2), (-10.8, 7.7, 3.1), (-17.2, 7.7, 3.1)], 'resin', seam=0.6)
    H.roof([(-10.8, 9.6, 2), (-17.2, 9.6, 2), (-17.2, 7.7, 3.1), (-10.8, 7.7, 3.1)], 'resin', seam=0.6)
    B.fence([(-19.6, -14.1), (-2, -14.1)], g, 1.1, 1.4)
    B.fence([(1.4, -14.1), (19.6, -14.1)], g, 1.1, 1.4)
    rows(g, -8, 6, 8.2, 8.2, 3.4, 9, 3.4, ('sage', 'bloom', 'olive'))
    street_pegs(g, 16, (-16, 17, -13.2, 5))
    for x in (-22, -11, 3, 14, 23):
        B.tree(g, x, -15.0, R.uniform(6, 8), R.choice(('sage', 'rust')), 'flower')
    return cameras(
        (0, -2, 0.6), 18, 26, near=dict(target=(-4, -5, 0.8), az=10, el=14, dist=25, lens=50, fstop=0.15)
    )


def food_systems():
    """From field to table on one sheet: market garden, orchard, mill and packing shed, town, hedges."""
    g = land(
        (0, 0),
        (32, 22),
        lambda X, Y, w: 1.2 + Y * 0.035 + w * (np.hypot(X - 4, Y + 2) > 14),
        'cork',
        0.4,
        8,
        0.9,
        '#d3d3c6',
        views=(-30, 42),
    )
    for i in range(9):  # market garden strips
        x = -28 + i * 2.5
        for k in range(3):
            B.bed(
                x,
                -14 + k * 5.4,
                1.9,
                4.9,
                max(g.top(x + a, -14 + k * 5.4 + b) for a in (0, 1.9) for b in (0, 4.9)) - 0.05,
                crops=('olive', 'sage', 'straw', 'pine', 'bloom')[(i + k) % 5],
                h=0.25,
            )
    rows(g, -26, -6, 5, 17, 3.0, 3.4, 3.0, ('olive', 'sage', 'bloom'))
    T = block(g, 3, -7, 13, 7, 0, h=3.6, pitch=26, wall='clay', roof='zinc', verandah=3.0)
    block(g, 4, 2.2, 7, 5, 90, h=3.2, wall='clay', roof='oxide')
    for k in range(3):
        B.tank(9.6 + k * 2.8, 1.0, g.top(10, 1), 1.1)
    for i, (x, y) in enumerate(((18, 8), (24, 10.5), (19, 15), (26, 17), (13, 12), (29, 5), (14, 18))):
        block(
            g,
            x,
            y,
            6,
            4.6,
            R.choice((0, 90, 8)),
            wall=('limecard', 'clay')[i % 2],
            roof=('zinc-pale', 'oxide', 'zinc-dark')[i % 3],
        )
    B.path(g, [(-32, -18.5), (-10, -18), (8, -16.4), (18, -8), (22, 2), (22, 21)], 2.6, 'board-card')
    B.path(g, [(3, -17), (3, -11)], 2.4, 'board-card', 0.09)
    B.patch(B.ring(21, -14, 5.2, 3.2, wob=0.08), g.top(21, -14), 'resin', 0.06)
    rows(g, 13, 30, -19.6, -19.6, 2.0, 9, 4.4, ('pine', 'sage'))
    rows(g, -30.5, -30.5, -14, 18, 9, 2.6, 4.6, ('pine', 'sage', 'olive'))
    for i in range(4):  # stalls
        x = -2 + i * 3.2
        z = g.top(x, -13.6)
        q = MB()
        q.box(x, x + 2.2, -14.2, -13, z + 0.8, z + 0.9)
        for u in (x, x + 2.1):
            for v in (-14.2, -13.1):
                q.box(u, u + 0.1, v, v + 0.1, z, z + 2.2)
        q.obj('stall', 'timber')
        H.roof(
            [
                (x - 0.3, -14.6, z + 2.1),
                (x + 2.5, -14.6, z + 2.1),
                (x + 2.5, -12.7, z + 2.6),
                (x - 0.3, -12.7, z + 2.6),
            ],
            ('oxide', 'limecard', 'blue-slate', 'limecard')[i],
            seam=0,
            th=0.05,
        )
    street_pegs(g, 18, (-3, 12, -16.4, -12))
    street_pegs(g, 6, (-27, -8, -14, 0))
    B.wood(g, 14, [(-30, 30, -20, 20)], (6, 9), ('sage', 'straw'), edge=0.8)
    return cameras(
        (-1, -3, 1.2), 20, -26, near=dict(target=(3, -11, 1.6), az=-12, el=13, dist=25, lens=50, fstop=0.15)
    )


def safe_place():
    """Small homes round a common green, with one shared house."""
    g = land(
        (0, 0),
        (27, 20),
        lambda X, Y, w: 1.0 + Y * 0.03 + w * 0.5,
        'lime',
        0.4,
        6,
        0.5,
        '#c4cacc',
        sun=-116,
        views=(28, -44),
    )
    homes = [
        (-19, 9, 12),
        (-9.6, 12, 4),
        (0.4, 13, 0),
        (10.4, 12, -4),
        (19.4, 9, -14),
        (-21, -1, 82),
        (21, -1.5, -82),
        (-16.5, -10, 150),
        (16.8, -10.2, -150),
    ]
    for i, (x, y, r) in enumerate(homes):
        block(
            g,
            x,
            y,
            7.4,
            5.4,
            r,
            h=2.7,
            pitch=34,
            wall=('clay', 'limecard', 'limecard')[i % 3],
            roof=('zinc-pale', 'zinc-dark', 'oxide')[i % 3],
            verandah=1.8,
        )
        a = math.radians(r)
        bx, by = x + 4.8 * math.sin(a) * 1.0, y - 4.8 * math.cos(a)
        B.bed(bx - 3.2, by - 0.6, 1.8, 1.4, g.top(bx, by), crops=R.choice(('olive', 'sage', 'straw')))
    block(g, 0, -9.5, 11, 7, 0, h=3.4, pitch=30, wall='clay', roof='zinc', verandah=2.4)
    B.patch(B.ring(0, 1.6, 10.5, 5.2, wob=0.04), g.top(0, 1.6), 'moss', 0.12)
    B.path(
        g,
        [
            (-27, -16),
            (-12, -15.4),
            (-11.5, -5),
            (-12.6, 2),
            (-8, 7.4),
            (0, 8.4),
            (8, 7.4),
            (12.6, 2),
            (11.5, -5),
            (12, -15.4),
            (27, -16),
        ],
        1.8,
        'board-card',
    )
    B.path(g, [(-12, -15.6), (0, -15.8), (12, -15.6)], 1.8, 'board-card')
    for x, y in ((-4, 2.4), (4.6, 1.0), (0.4, 4.2)):
        B.tree(g, x, y, R.uniform(5, 6.5), R.choice(('olive', 'sage')), 'ball')
    rows(g, -22, 22, 17.6, 17.6, 3.6, 5, 4.6, ('sage', 'bloom', 'olive'))
    street_pegs(g, 10, (-7, 7, -2, 5), 0.14)
    street_pegs(g, 6, (-8, 8, -15.2, -13.6))
    return cameras(
        (0, 0, 1.2), 21.5, 28, near=dict(target=(0, 1.5, 1.4), az=-20, el=25, dist=37, lens=50, fstop=0.25)
    )


def existing_landscape():
    """A house set between boulders and old trees, the ground left as it was."""

    def height(X, Y, w):
        k = B.flat_rects(X, Y, [(-6, 7, -4.5, 3.5)], 3.0)
        return 4.15 + k * (Y * 0.16 + w)

    g = land((0, 0), (24, 18), height, 'ply', 0.5, 12, 1.7, '#d8d4c9', views=(32, -40))
    block(g, 0.5, -0.4, 11, 5, 0, wall='clay', roof='zinc-dark', verandah=2.0, h=2.7)
    boulders(
        g,
        [
            (-9, 1, 1.9),
            (-11, -1.2, 1.3),
            (-8, 3.4, 1.2),
            (9.6, 3.6, 2.2),
            (12, 1.4, 1.4),
            (8, 6, 1.3),
            (-3, 6.6, 1.7),
            (4, -10, 1.4),
            (6.2, -11.4, 1.0),
            (-14, -9, 1.5),
            (17, -6, 1.2),
        ],
    )
    for x, y, h in (
        (-10.5, 4.6, 10),
        (11.8, 5.4, 11),
        (-14, -3, 9.5),
        (15, -1, 9),
        (-5, 9, 10),
        (4, 9.6, 11),
        (10, 11, 9),
        (-16, 9, 10),
        (18, 9, 10),
        (-18, -12, 8),
    ):
        B.tree(g, x, y, h, R.choice(('sage', 'straw')), 'flower')
    B.wood(g, 16, [(-7, 8, -14, 5)], (1.2, 2.2), ('olive', 'sage'), 'ball')
    B.path(g, [(3, -4.2), (2, -8), (-5, -12), (-10, -18)], 1.3, 'board-card')
    B.pegs([(3, -4.8, g.top(3, -4.8)), (-4, -4, g.top(-4, -4))])
    return cameras((0, 0, 5.2), 13, 30)


def graduated():
    """From room to bush: house, verandah, court, garden, orchard, paddock, trees."""
    g = land(
        (0, -2),
        (25, 20),
        lambda X, Y, w: 2.15 + B.flat_rects(X, Y, [(-9, 9, -9, 6)], 4) * ((Y + 2) * 0.07 + w * 0.7),
        'lime',
        0.4,
        14,
        0.8,
        '#d3cfbf',
        views=(26, -48),
    )
    block(g, 0, 2, 13, 5.6, 0, wall='clay', roof='zinc', verandah=2.4, h=2.7)
    z = g.top(0, -3)
    B.patch([(-5.6, -6.2), (5.6, -6.2), (5.6, -3.3), (-5.6, -3.3)], z, 'board-card', 0.08)
    B.drywall([(-8.6, -0.6), (-8.6, -10.2), (-1.2, -10.2)], g, 0.7)
    B.drywall([(1.2, -10.2), (8.6, -10.2), (8.6, -0.6)], g, 0.7)
    for i in range(2):
        for s in (-1, 1):
            B.bed(
                s * 4.8 - 1.9,
                -9.6 + i * 1.7,
                3.8,
                1.3,
                z,
                crops=('olive', 'sage', 'bloom', 'pine')[i * 2 + (s > 0)],
            )
    B.path(g, [(0, -6.2), (0, -10), (1, -15), (4, -22)], 1.3, 'board-card')
    rows(g, -8, 8, -18.4, -12.6, 3.2, 2.9, 2.8, ('olive', 'sage', 'bloom'))
    rows(g, -11.6, -11.6, -12, 6, 4, 2.2, 1.8, ('sage', 'pine'))
    rows(g, 11.6, 11.6, -12, 6, 4, 2.2, 1.8, ('sage', 'pine'))
    B.wood(g, 34, [(-13, 13, -22, 8)], (6, 10), ('straw', 'sage'))
    B.pegs([(-2, -4.6, z + 0.08), (-1.2, -4.9, z + 0.08), (4, -8, z), (0.2, -12.5, g.top(0, -12.5) + 0.05)])
    return cameras(
        (0, -4.6, 2.6), 16.5, 28, high=dict(target=(0, -4, 2), az=8, el=54, dist=52, lens=50, fstop=0.6)
    )


def productive():
    """House, kitchen garden, orchard, poultry, dam and swales on one slope."""

    def height(X, Y, w):
        s = 3.6 + Y * 0.10 + w * 0.7
        ph = (s * 1.0) % 1.0
        return np.where(
            np.hypot(X - 13, Y + 10) < 5.2, np.minimum(s, 2.3), s + np.where((X < -4) & (ph < 0.25), 0.3, 0)
        )

    g = land((0, 0), (27, 20), height, 'umber', 0.3, 17, 0.6, '#d5d1c2', views=(-28, 44), smooth=2)
    block(g, 3, 3, 12, 5.6, 0, wall='limecard', roof='oxide', verandah=2.2, h=2.7)
    for i in range(3):
        for k in range(4):
            x, y = -2 + k * 3.2, -9.6 + i * 2.6
            B.bed(
                x,
                y,
                2.6,
                1.7,
                g.top(x + 1, y + 1),
                crops=R.choice(('olive', 'sage', 'pine', 'straw', 'bloom')),
                h=0.4,
            )
    for r in range(4):
        for k in range(6):
            x = -24 + k * 3.1
            y = -12 + r * 6.2 + math.sin(x * 0.3) * 0.6
            B.tree(g, x, y, R.uniform(2.4, 3.4), R.choice(('olive', 'bloom', 'sage')), 'ball')
    B.patch(B.ring(13, -10, 4.4, 4.0, wob=0.06), g.top(13, -10), 'resin', 0.07)
    block(g, 17.5, 3.4, 3.4, 2.6, 0, wall='clay', roof='zinc', h=1.9)
    B.fence([(15, 1), (21.5, 1), (21.5, 8), (15, 8), (15, 1)], g, 1.0)
    hens = MB()
    tv, tf = B.ico(2)
    for _ in range(9):
        x, y = R.uniform(15.6, 21), R.uniform(1.4, 2.0) if R.random() < 0.5 else R.uniform(5.4, 7.6)
        hens.add(tv * np.array([0.22, 0.15, 0.18]) + np.array([x, y, g.top(x, y) + 0.22]), tf)
        hens.add(tv * 0.09 + np.array([x + 0.2, y, g.top(x, y) + 0.42]), tf)
    hens.obj('hens', 'limecard', True)
    B.tank(10.6, 6.6, g.top(10.6, 6.6), 1.2)
    B.path(g, [(3, -0.4), (3.2, -4), (-3, -11.5), (-4, -20)], 1.3, 'board-card')
    rows(g, -25, 25, 17.8, 17.8, 2.4, 5, 5.4, ('pine', 'sage'))
    B.pegs([(1, -5.4, g.top(1, -5.4)), (6.4, -1.6, g.top(6.4, -1.6)), (18, 1.8, g.top(18, 1.8))])
    return cameras((1, -3, 3.6), 16, -26)


def village_pattern():
    """Houses along the contour, fronts to the valley, a common with a tree, gardens behind, a stream below."""

    def height(X, Y, w):
        return (
            2.2
            + np.maximum(0, Y + 10) * 0.30
            + w * 0.9
            - np.exp(-(((Y + 15.5 + 1.5 * np.sin(X * 0.13)) / 2.2) ** 2)) * 1.6
        )

    g = land((0, 0), (32, 22), height, 'ply', 0.5, 23, 0.9, '#c6cbcf', sun=-122, views=())
    kw = dict(storeys=2, hip=True, roof='tileroof', base='stonecard', h=2.5, pitch=24, eave=0.7)
    for row, y in enumerate((-6.4, -0.2, 6.2, 12.4)):
        x = -26 + row * 2.6
        while x < 27 - row * 2:
            gap = row == 0 and -5 < x < 8
            if not gap and R.random() < 0.9:
                block(
                    g,
                    x,
                    y + 1.1 * math.sin(x * 0.12),
                    R.uniform(5.4, 7.2),
                    R.uniform(4.6, 5.4),
                    R.gauss(0, 7),
                    **kw
                )
            x += R.uniform(7.8, 9.6)
    B.patch(B.ring(1.6, -8.2, 7, 2.7), g.top(1.6, -8.2), 'board-card', 0.1)
    B.tree(g, 0, -8, 7.5, 'olive', 'ball')
    block(g, 5.6, -4.6, 6.4, 4.4, 0, h=3.4, pitch=28, wall='stonecard', roof='tileroof')
    B.path(g, [(-32, -10.6), (-14, -10.4), (0, -10.6), (14, -10.4), (32, -11)], 1.8, 'board-card')
    B.path(g, [(-20, -9.6), (-10, -3.4), (2, -3.2), (14, 2.8), (24, 9)], 1.3, 'board-card')
    stream(g, [(-32, -15.2), (-16, -16.4), (0, -15.4), (14, -14.4), (32, -16)], 2.2)
    for i in range(3):
        for k in range(4):
            B.bed(
                -28 + k * 3.4,
                -21 + i * 1.8,
                3.0,
                1.3,
                g.top(-26 + k * 3.4, -20 + i * 1.8),
                crops=R.choice(('olive', 'straw', 'sage')),
                h=0.25,
            )
    B.wood(
        g,
        26,
        [(-30, 30, -13, 14.5)],
        (3, 5),
        ('olive', 'sage', 'bloom'),
        'ball',
        where=lambda x, y: y > 14 or y < -17,
    )
    for _ in range(34):
        x, y = R.uniform(-29, 29), R.choice((-3.6, 2.8, 9.2)) + R.gauss(0, 0.5)
        B.tree(g, x, y, R.uniform(2, 3.4), R.choice(('olive', 'sage', 'straw')), 'ball')
    street_pegs(g, 14, (-4, 8, -9.8, -6.8), 0.12)
    return cameras(
        (0, -2, 4.4),
        24,
        26,
        near=dict(target=(2, -7, 4.4), az=14, el=15, dist=27, lens=50, fstop=0.15),
        hero=dict(target=(-8, 2, 8.5), az=24, el=24, dist=66, lens=50),
    )


def village_crossroads():
    """Where two roads meet: a fountain, a plane tree, an inn, shops with open fronts, a mill by the water."""
    g = land(
        (0, 0),
        (27, 20),
        lambda X, Y, w: 1.2
        + np.maximum(0, Y - 6) * 0.12
        + w * 0.5 * (np.hypot(X, Y) > 10)
        - np.exp(-(((X + 20 + 1.2 * np.sin(Y * 0.2)) / 1.8) ** 2)) * 1.1,
        'cork',
        0.4,
        29,
        0.7,
        '#cfcabb',
        sun=-120,
        views=(),
    )
    kw = dict(hip=True, roof='tileroof', base='stonecard', pitch=24, eave=0.7)
    B.path(g, [(-27, -1), (-10, -0.4), (0, 0), (12, 0.8), (27, 1)], 3.4, 'board-card')
    B.path(g, [(1.5, -20), (1, -9), (0, 0), (-1.4, 9), (-3, 20)], 3.0, 'board-card')
    block(g, 8.6, 6.6, 10, 6, 4, storeys=2, h=2.7, **kw)
    block(g, -8.4, 6.4, 8, 5.4, -4, storeys=2, h=2.6, **kw)
    block(g, -8.2, -6.4, 8, 5, 180, storeys=2, h=2.5, **kw)
    block(g, 9, -6.4, 9, 5, 180, storeys=1, h=3.0, **kw)
    for i, (x, y, r) in enumerate(
        (
            (19.4, 7, 0),
            (19.6, -6.6, 180),
            (-16.2, 8.6, 0),
            (6.6, 14.6, 90),
            (-8, 15, 86),
            (7, -14.6, 90),
            (-7.4, -14.8, -90),
            (20, 14.6, 0),
            (19, -14.4, 180),
        )
    ):
        block(g, x, y, R.uniform(5.6, 7), R.uniform(4.6, 5.2), r, storeys=2, h=2.5, **kw)
    block(
        g,
        -17,
        -7.4,
        5,
        4.4,
        90,
        storeys=2,
        h=2.3,
        wall='stonecard',
        hip=True,
        roof='tileroof',
        base='stonecard',
        pitch=24,
    )
    stream(g, [(-20, -20), (-20.6, -8), (-19.4, 2), (-20.6, 12), (-20, 20)], 2.0)
    wheel = MB()
    T = Matrix.Translation((-19.55, -7.4, g.top(-19.2, -7.4) + 1.0)) @ Matrix.Rotation(
        math.radians(90), 4, 'Y'
    )
    lathe(wheel, [(1.3, -0.25), (1.5, -0.25), (1.5, 0.25), (1.3, 0.25), (1.3, -0.25)], 28, T=T)
    for k in range(6):
        a = k * math.pi / 6
        wheel.box(-1.4, 1.4, -0.06, 0.06, -0.2, 0.2, T=T @ Matrix.Rotation(a, 4, 'Z'))
    wheel.obj('wheel', 'timber')
    z = g.top(3.4, 3.2)
    f = MB()
    lathe(
        f,
        [(0, 0), (1.2, 0), (1.2, 0.55), (1.0, 0.55), (1.0, 0.4), (0, 0.4)],
        8,
        T=Matrix.Translation((3.4, 3.2, z)),
    )
    lathe(
        f,
        [(0.22, 0.4), (0.22, 1.5), (0.3, 1.5), (0.3, 1.65), (0, 1.75)],
        8,
        T=Matrix.Translation((3.4, 3.2, z)),
    )
    f.obj('fountain', 'stonecard')
    B.tree(g, -3.2, 3.0, 9, 'olive', 'ball')
    B.tree(g, 3.8, -3.2, 5, 'sage', 'ball')
    cart = MB()
    zc = g.top(11, -0.4) + 0.06
    cart.box(10.4, 12.4, -0.9, 0.1, zc + 0.7, zc + 0.8)
    for u in (10.4, 12.3):
        cart.box(u, u + 0.1, -0.9, 0.1, zc + 0.8, zc + 1.1)
    for v in (-1.0, 0.2):
        lathe(
            cart,
            [(0.5, -0.05), (0.62, -0.05), (0.62, 0.05), (0.5, 0.05), (0.5, -0.05)],
            18,
            T=Matrix.Translation((11.4, v, zc + 0.62)) @ Matrix.Rotation(math.radians(90), 4, 'X'),
        )
    cart.obj('cart', 'timber')
    street_pegs(g, 16, (-4, 6, -2, 4.4), 0.08)
    street_pegs(g, 5, (-16, 16, -1, 1), 0.08)
    B.wood(g, 24, [(-24, 24, -18, 18)], (3, 6), ('olive', 'sage', 'straw'), 'ball', edge=0.8)
    rows(g, -25, -23, -18, 18, 2.4, 3.0, 5.5, ('pine', 'sage'), 'cone')
    return cameras(
        (0, 0, 1.6), 22, 30, near=dict(target=(1, 1, 2), az=18, el=15, dist=27, lens=50, fstop=0.15)
    )


PLACES = {
    'dunstan': dunstan,
    'northcote': northcote,
    'food-systems': food_systems,
    'safe-place': safe_place,
    'existing-landscape': existing_landscape,
    'graduated': graduated,
    'productive': productive,
    'village-pattern': village_pattern,
    'village-crossroads': village_crossroads,
}
