"""Plate: one piece of wall with its opening, in raking sun. The subject says what the wall is made of."""
import kit.house as H
from kit import *


def pot(x, y, s=1.0, plant='veg', n=150, mat='tile'):
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
        28,
        T=Matrix.Translation((x, y, 0)) @ Matrix.Scale(s, 4),
    )
    b.obj('pot', mat, True)
    f = MB()
    for _ in range(int(n * s)):
        leafquad(
            f,
            (x + R.gauss(0, 0.09 * s), y + R.gauss(0, 0.09 * s), 0.36 * s + abs(R.gauss(0, 0.2 * s))),
            (R.gauss(0, 0.6), R.gauss(0, 0.6), R.uniform(0.2, 1)),
            0.12 * s,
            0.025 * s,
        )
    f.obj('plant', plant)


def bench(x, y, w=1.6):
    b = MB()
    b.rbox(x, x + w, y, y + 0.38, 0.40, 0.45, 0.012)
    for u in (x + 0.14, x + w - 0.2):
        b.rbox(u, u + 0.07, y + 0.04, y + 0.34, 0, 0.40, 0.008)
    b.rbox(x + 0.2, x + w - 0.2, y + 0.17, y + 0.21, 0.2, 0.3, 0.006)
    b.obj('bench', 'timbergrey')


def eave(L, z, depth=0.5, slope=0.42, mat='timber'):
    """Rafters and lining boards above the wall; they throw the shadow that shows the sun's height."""
    for x in np.arange(-1.0, L + 1, 0.72):
        beam((x, -depth, z - depth * slope), (x, 0.7, z + 0.7 * slope), 0.07, 0.14, mat)
    b = MB()
    n = int((depth + 0.8) / 0.14)
    for i in range(n):
        y = -depth - 0.05 + i * 0.14
        zz = z + y * slope + 0.08
        b.rbox(-1.6, L + 1.6, y, y + 0.136, zz, zz + 0.025, 0.004)
    b.obj('lining', 'timberlt')
    c = MB()
    y0, y1 = -depth - 0.05, 1.2
    c.add(
        [
            (-1.6, y0, z + y0 * slope + 0.12),
            (L + 1.6, y0, z + y0 * slope + 0.12),
            (L + 1.6, y1, z + y1 * slope + 0.12),
            (-1.6, y1, z + y1 * slope + 0.12),
        ],
        [(0, 1, 2, 3)],
    )
    c.obj('sheet', 'iron')
    beam(
        (-1.6, -depth - 0.06, z - depth * slope + 0.03),
        (L + 1.6, -depth - 0.06, z - depth * slope + 0.03),
        0.04,
        0.2,
        'timberdk',
    )


def ground(kind, L):
    g = terrain(
        -9,
        L + 9,
        -9,
        0.3,
        160,
        90,
        lambda x, y: -0.01 + nz(x, y, 0.6, 3) * 0.02,
        kind,
        lambda x, y: max(0, 0.25 + nz(x, y, 0.9, 3, 4)) * (1 if y < -1.6 else (0.5 if y > -0.3 else 0.0)),
    )
    scatter(
        g,
        [
            grassclump('a', 'grassgreen', 24, (0.04, 0.2), 0.1, 0.003),
            grassclump('b', 'grassdry', 26, (0.06, 0.3), 0.1, 0.003),
        ],
        16,
        2,
        0.5,
        1.2,
        'mask',
    )


def reveal(T, o, th, mat='timber', mull=1, trans=1):
    window(T, *o, y=th * 0.62, mull=mull, trans=trans, mat=mat, th=th, sill=False, lintel=False, fw=0.055)
    b = MB()
    b.rbox(o[0] - 0.08, o[1] + 0.08, -0.07, th * 0.62, o[2] - 0.06, o[2], 0.012, T=T)
    b.obj('sill', mat)
    q = MB()
    q.rbox(o[0] - 0.32, o[1] + 0.32, -0.02, th * 0.9, o[3], o[3] + 0.2, 0.02, T=T)
    q.obj('lintel', 'timber')


WALLS = {
    'mudbrick': dict(
        kind='brick',
        mat='mudbrick',
        ops=[(3.6, 4.9, 0.75, 2.05)],
        things=lambda: (bench(1.2, -0.52), pot(3.1, -0.34, 0.9)),
    ),
    'mudbrick-close': dict(
        kind='brick',
        mat='mudbrick',
        ops=[(2.55, 3.9, 0.55, 1.95)],
        eave=False,
        rot=255,
        elev=30,
        things=lambda: None,
    ),
    'court': dict(
        kind='brick',
        mat='mudbrick',
        ops=[(2.3, 3.7, 0.0, 2.15)],
        open=True,
        things=lambda: (pot(1.7, -0.45, 1.2), pot(4.2, -0.4, 0.9, 'vegblue'), pot(4.75, -0.55, 0.7)),
    ),
    'timbercrete': dict(
        kind='brick',
        mat='timbercrete',
        bl=0.6,
        bh=0.2,
        ops=[(3.4, 4.9, 0.8, 2.0)],
        things=lambda: (pot(2.6, -0.4, 1.1, 'gumleaf'),),
    ),
    'light-earth': dict(
        kind='soft',
        mat='earthplaster',
        ops=[(3.2, 4.7, 0.75, 2.05)],
        posts=(0.4, 2.4, 5.3),
        things=lambda: (bench(0.7, -0.55, 1.4),),
    ),
    'lime-straw': dict(
        exposure=-0.75,
        kind='soft',
        mat='limewhite',
        ops=[(2.6, 4.2, 0.6, 1.95)],
        th=0.55,
        things=lambda: (pot(1.6, -0.4, 1.1, 'vegblue'), pot(4.9, -0.42, 0.85)),
    ),
    'lime-verandah': dict(
        kind='soft',
        mat='lime',
        ops=[(1.2, 2.4, 0.7, 2.05), (3.9, 5.1, 0.7, 2.05)],
        verandah=True,
        hgt=2.88,  # up to the lining of the verandah roof, which leans on it
        th=0.5,
        things=lambda: (bench(2.6, -0.6, 1.2), pot(0.6, -0.5, 1.0)),
    ),
    'stone': dict(
        kind='stone',
        mat='stone',
        ops=[(3.1, 4.2, 0.8, 2.0)],
        things=lambda: (pot(2.4, -0.4, 1.0), pot(4.7, -0.4, 0.8, 'vegblue')),
    ),
    'boards': dict(kind='boards', mat='silver', ops=[(3.6, 4.9, 0.9, 2.0)], stack=True, things=lambda: None),
    'meeting': dict(
        kind='meeting',
        mat='boardpaint',
        ops=[(4.2, 5.4, 0.8, 2.05)],
        things=lambda: (pot(3.3, -0.5, 1.0, 'vegblue'),),
    ),
}

SHOTS = {
    'quiet': dict(loc=(0.3, -4.4, 1.45), target=(1.5, 0, 1.35), lens=30, shift=0.0),
    'front': dict(loc=(2.1, -4.6, 1.42), target=(2.95, 0, 1.3), lens=36, shift=-0.02),
    'left': dict(loc=(0.4, -3.7, 1.4), target=(3.3, 0, 1.3), lens=32, shift=-0.02),
    'under': dict(loc=(0.5, -1.95, 1.45), target=(4.4, -0.55, 1.4), lens=24, shift=0.01),
    'reveal': dict(
        loc=(2.6, -2.3, 1.5), target=(4.1, 0, 1.4), lens=38, shift=-0.03, fstop=4, focus=(3.7, 0, 1.4)
    ),
    'close': dict(loc=(1.35, -2.1, 1.3), target=(2.2, 0, 1.25), lens=38, shift=0, fstop=5.6),
}


def build(subject):
    from kit.bench import tint  # also registers the bench surfaces

    define('boardpaint', lambda: plain('boardpaint', '#d5d0bf', 0.75))
    w = WALLS[subject]
    L, hgt = 6.4, w.get('hgt', 2.62)
    th = w.get('th', 0.42)
    T = frame((0, 0, 0), 0)
    ops = w['ops']
    if w['kind'] == 'brick':
        brickwall(
            T,
            L,
            hgt,
            th,
            ops,
            bl=w.get('bl', 0.40),
            bh=w.get('bh', 0.14),
            joint=0.02,
            jit=0.007,
            r=0.02,
            mat=w['mat'],
        )
        for o in [
            q for q in bpy.context.scene.objects if q.name.startswith('bw') and not q.name.startswith('bwm')
        ]:
            m = o.modifiers.new('round', 'SUBSURF')
            m.levels = m.render_levels = 2
            tx = bpy.data.textures.new('hand', 'CLOUDS')
            tx.noise_scale, tx.noise_depth = 0.09, 4
            d = o.modifiers.new('hand', 'DISPLACE')
            d.texture, d.strength, d.texture_coords = tx, 0.016, 'GLOBAL'
    elif w['kind'] == 'stone':
        stonewall(
            T,
            L,
            hgt,
            ops,
            target=0.05,
            gap=0.008,
            depth=0.09,
            m=30,
            rings=6,
            nz=0.03,
            jit=0.2,
            bias=1.7,
            chk=0,
            soft=3,
            pw=5,
            th=th,
            mort='lime',
        )
    elif w['kind'] == 'boards':
        H.boards(T, L, hgt, ops, 'silver', vertical=True)
    elif w['kind'] == 'meeting':
        H.boards(T, 2.7, hgt, [], 'boardpaint')
        post = MB()
        post.rbox(2.7, 2.86, -0.06, 0.2, 0, hgt, 0.012)
        post.obj('post', 'boardpaint')
        soft = wallboxes(
            frame((2.86, 0.1, 0), 0), L - 2.86, hgt, th, [(a - 2.86, b - 2.86, c, d) for a, b, c, d in ops]
        )
        softwall(soft, 'earthplaster', 0.03, 6, 0.014, 0.7)
        T = frame((0, 0.1, 0), 0)
    else:
        soft = []
        for k in range(4):  # rounded, splayed reveals: each slice of the wall has a wider opening outside
            g = 0.12 * (1 - k / 3) ** 2
            S = frame((0, k * th / 4, 0), 0)
            soft += [
                (b[0], b[1], 0, th / 4 + 0.002, b[4], b[5], S)
                for b in wallboxes(
                    S, L, hgt, th / 4, [(a - g, c + g, d - g * 0.6, e + g * 0.4) for a, c, d, e in ops]
                )
            ]
        softwall(soft, w['mat'], 0.03, 7, 0.02, 0.8)
    for o in ops:
        if w.get('open') and o[2] < 0.1:
            b = MB()
            b.rbox(o[0] - 0.4, o[1] + 0.4, -0.02, th, o[3], o[3] + 0.22, 0.02)
            b.obj('lintel', 'timber')
        else:
            reveal(T, o, th)
    for u in w.get('posts', ()):
        beam((u, -0.03, 0), (u, -0.03, hgt), 0.16, 0.12, 'timber')
    if w.get('posts'):
        beam((-1, -0.03, hgt - 0.08), (L + 1, -0.03, hgt - 0.08), 0.12, 0.18, 'timber')
    if w.get('stack'):
        b = MB()
        for i in range(13):
            for k in range(7):
                x, z, r = 0.1 + i * 0.235 + (k % 2) * 0.115, 0.12 + k * 0.205, R.uniform(0.085, 0.115)
                tube(
                    b,
                    [(x, -0.62, z), (x + R.gauss(0, 0.02), -0.1, z + R.gauss(0, 0.01))],
                    [r, r * 0.97],
                    12,
                    cap=True,
                )
        b.obj('wood', 'timber')
    plinth_ = MB()
    plinth_.rbox(-1, L + 1, -0.02, th + 0.05, -0.4, 0.0, 0.02)
    plinth_.obj('plinth', 'stone')
    if w.get('open'):  # the court beyond
        back = MB()
        back.box(-6, 14, 7, 7.3, 0, 2.6)
        back.obj('beyond', 'earthplaster')
        tr = gumtree(
            'court-tree',
            4.2,
            41,
            leaves=6000,
            spread=0.75,
            leafmat='veg',
            bark='barkdk',
            leafL=0.16,
            leafW=0.06,
            lean=0.05,
            depth=4,
        )
        place(tr, (3.6, 4.4, 0), 1, 1)
        hide(*tr)
    if w.get('verandah'):
        for u in (0.2, 3.2, 6.2):
            b = MB()
            tube(b, [(u, -2.1, 0), (u, -2.1, 2.3)], [0.1, 0.09], 14)
            b.obj('post', 'timbergrey', True)
        beam((-1, -2.1, 2.38), (L + 1, -2.1, 2.38), 0.1, 0.2, 'timbergrey')
        eave(L, 2.85, 2.5, 0.2, 'timbergrey')
        b = MB()
        for i in range(16):
            b.rbox(-2, L + 2, -2.3 + i * 0.145, -2.3 + i * 0.145 + 0.14, -0.03, 0.01, 0.005)
        b.obj('deck', 'timbergrey')
    elif w.get('eave', True):
        eave(L, hgt + 0.06)
    ground('gravel', L)
    terrain(-60, 60, -60, -8.9, 20, 20, lambda x, y: -0.05, 'ground')
    terrain(-60, 60, 0.25, 60, 20, 20, lambda x, y: -0.05, 'ground')
    for x0, x1 in ((-60, -8.9), (L + 8.9, 60)):
        terrain(x0, x1, -9, 0.3, 10, 4, lambda x, y: -0.04, 'ground')
    w['things']()
    # a tree behind the camera lays a little leaf shadow on the wall
    tr = gumtree('shade', 7, 11, leaves=3500)
    place(tr, (-7.5, -4.6, -0.2), 1.0, 1)
    hide(*tr)
    if w.get('verandah'):  # gums on the plain, seen past the end of the wall
        for x, y, s in ((30, -5.5, 0.8), (46, 3.2, 1.0), (52, -13, 0.9)):
            place(tr, (x, y, -0.2), s, s)
    sky(elev=w.get('elev', 22), rot=w.get('rot', 250), strength=0.12, dust=1.5, size=0.9, sunint=1.0)


def shot(subject, name):
    s = SHOTS[name]
    camera(
        s['loc'],
        s['target'],
        lens=s['lens'],
        level=True,
        shift=s['shift'],
        fstop=s.get('fstop'),
        focus=s.get('focus'),
    )
    far = dict(horizon=s['shift']) if name == 'under' else {}
    return dict(exposure=WALLS[subject].get('exposure', -0.5), **far)
