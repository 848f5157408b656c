"""Plate: a whitewashed room with deep reveals; the sun comes through onto the floor."""
from kit import *

SHOTS = {
    'desk': dict(loc=(3.55, 3.75, 1.5), target=(1.6, 1.0, 0.95), lens=30),
    'table': dict(loc=(0.62, 4.3, 1.42), target=(4.0, 0, 1.4), lens=24, level=True, shift=-0.045),
    'seat': dict(loc=(0.9, 2.6, 1.35), target=(4.4, -0.1, 1.3), lens=30, level=True, shift=-0.05),
    'window': dict(loc=(2.2, 3.2, 1.4), target=(4.3, 0, 1.35), lens=36, level=True, shift=-0.02),
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
    return dict(exposure=1.25)


def build(subject):
    sc = bpy.context.scene
    sc.cycles.max_bounces = 4
    sc.cycles.diffuse_bounces = 3
    sc.cycles.sample_clamp_indirect = 2
    sc.cycles.adaptive_threshold = 0.025  # a dim room shows every sample that was saved
    sc.cycles.use_fast_gi = True
    sc.cycles.fast_gi_method = 'REPLACE'
    sc.cycles.ao_bounces_render = 2
    sc.world.light_settings.distance = 2.5
    sc.world.light_settings.ao_factor = 0.6
    # room 5.2 x 4.4 x 2.9; window wall at y=0 (sun side), camera looks along the wall to the right
    RW, RD, RH, th = 5.6, 4.6, 2.85, 0.55
    F = frame((0, -th, 0), 0)
    ops = [(0.9, 2.5, 0.62, 2.1), (3.3, 4.9, 0.62, 2.1)]
    bx = wallboxes(F, RW, RH + 0.3, th, ops)
    # splay the reveals with extra wedges removed: simulated by stacking wider inner openings
    bx = []
    for k in range(5):
        a = k / 5
        g = 0.0 + 0.18 * max(0, a - 0.2)
        Tk = frame((0, -th + a * th, 0), 0)
        o = [(u0 - g, u1 + g, z0 - (0.0), z1 + g * 0.5) for (u0, u1, z0, z1) in ops]
        bx += [
            (x[0], x[1], 0, th / 5 + 0.002, x[4], x[5], Tk) for x in wallboxes(Tk, RW, RH + 0.3, th / 5, o)
        ]
    softwall(bx, 'lime', 0.03, 6, 0.018, 0.7)
    softwall([(RW, RW + 0.3, -th, RD, 0, RH + 0.3)], 'lime', 0.05, 6, 0.02, 0.7)
    softwall([(-0.3, 0, -th, RD, 0, RH + 0.3)], 'lime', 0.05, 6, 0.02, 0.7)
    b = MB()
    b.box(-0.3, RW + 0.3, RD, RD + 0.3, 0, RH + 0.3)
    b.obj('back', 'lime')
    f = MB()
    f.box(-0.3, RW + 0.3, -th, RD + 0.3, -0.2, 0)
    f.obj('fl', 'clayfloor')
    c = MB()
    for i in range(26):
        c.rbox(-0.3, RW + 0.3, -th + i * 0.21, -th + i * 0.21 + 0.206, RH + 0.22, RH + 0.25, 0.004)
    c.obj('ceil', 'timberlt')
    for x in np.arange(0.35, RW, 0.85):
        bb = MB()
        tube(
            bb,
            [
                (x + R.uniform(-0.02, 0.02), -th, RH + 0.11),
                (x, RD / 2, RH + 0.12),
                (x + R.uniform(-0.02, 0.02), RD + 0.2, RH + 0.11),
            ],
            [0.105, 0.11, 0.105],
            14,
        )
        bb.obj('rafter', 'timber', True)
    for o in ops:
        window(
            F,
            *o,
            y=0.05,
            mull=1,
            trans=1,
            mat='timber',
            th=th,
            glass=None,
            sill=False,
            lintel=True,
            lm='timber',
            fw=0.05
        )
        s = MB()
        s.rbox(o[0] - 0.16, o[1] + 0.16, -0.02, th + 0.06, o[2] - 0.045, o[2], 0.012, T=F)
        s.obj('sill', 'timber')
    # bench seat under windows (clay) with cushions
    softwall([(0.3, RW, 0, 0.5, 0, 0.4)], 'earthplaster', 0.035, 6, 0.012, 0.7)
    s = MB()
    s.rbox(0.3, RW, 0, 0.53, 0.40, 0.44, 0.01)
    s.obj('seat', 'timber')

    def cushion(x, w, mat):
        b = MB()
        n = 16
        V = []
        F = []
        for i in range(n + 1):
            for j in range(n + 1):
                u, v = i / n * 2 - 1, j / n * 2 - 1
                h = ((1 - abs(u) ** 3) * (1 - abs(v) ** 3)) ** 0.5
                V.append((x + w / 2 * u, 0.27 + 0.23 * v, 0.45 + 0.075 * h))
        for i in range(n):
            for j in range(n):
                a = i * (n + 1) + j
                F.append((a, a + 1, a + n + 2, a + n + 1)[::-1])
        b.add(V, F)
        o = b.obj('cu', mat, True)

    cushion(2.9, 0.75, 'linen')
    cushion(4.3, 0.9, 'wool')

    # pots on sills, bowl, table
    def pot(x, y, z, prof, mat, seg=36):
        b = MB()
        lathe(b, prof, seg, T=Matrix.Translation((x, y, z)))
        b.obj('pot', mat, True)

    jar = [
        (0, 0),
        (0.06, 0),
        (0.095, 0.05),
        (0.11, 0.12),
        (0.095, 0.2),
        (0.05, 0.25),
        (0.045, 0.29),
        (0.055, 0.305),
        (0.045, 0.3),
        (0.04, 0.25),
    ]
    vase = [
        (0, 0),
        (0.05, 0),
        (0.075, 0.07),
        (0.07, 0.16),
        (0.035, 0.23),
        (0.03, 0.28),
        (0.04, 0.29),
        (0.03, 0.285),
    ]
    bowl = [
        (0, 0),
        (0.05, 0),
        (0.1, 0.03),
        (0.15, 0.09),
        (0.155, 0.095),
        (0.145, 0.09),
        (0.09, 0.035),
        (0, 0.02),
    ]
    pot(1.25, -0.16, 0.62, jar, 'tile')
    pot(1.55, -0.1, 0.62, vase, 'ceramicdk')
    pot(4.45, -0.15, 0.62, vase, 'ceramic')
    # branch in vase
    lb = MB()
    st = MB()
    for k in range(5):
        a = R.uniform(0, 6.28)
        p = [Vector((4.45, -0.15, 0.86))]
        for i in range(6):
            p.append(
                p[-1]
                + Vector((math.cos(a) * 0.035 * (i + 1) * 0.4 + R.gauss(0, 0.01), math.sin(a) * 0.02, 0.075))
            )
        tube(st, p, [0.004] * 7, 5)
        for q in p[2:]:
            for _ in range(5):
                leafquad(lb, q, (R.gauss(0, 1), R.gauss(0, 1), R.gauss(0.1, 0.6)), 0.075, 0.014)
    lb.obj('lf', 'gumleaf')
    st.obj('stm', 'barkdk')
    # table in the foreground
    t = MB()
    t.rbox(1.5, 3.5, 1.75, 2.75, 0.71, 0.75, 0.008)
    t.obj('tt', 'timber')
    t = MB()
    for x in (1.62, 3.38):
        for y in (1.87, 2.63):
            t.rbox(x - 0.035, x + 0.035, y - 0.035, y + 0.035, 0, 0.71, 0.006)
    t.rbox(1.6, 3.4, 1.86, 1.9, 0.6, 0.7, 0.004)
    t.rbox(1.6, 3.4, 2.6, 2.64, 0.6, 0.7, 0.004)
    t.obj('tl', 'timber')
    pot(2.55, 2.2, 0.75, bowl, 'ceramic')
    pot(
        2.95,
        2.45,
        0.75,
        [(0, 0), (0.035, 0), (0.042, 0.05), (0.044, 0.085), (0.04, 0.085), (0.038, 0.05), (0, 0.01)],
        'ceramicdk',
    )
    pot(2.1, 2.4, 0.75, jar, 'ceramic')
    for dx, dy in ((-0.05, 0), (0.05, 0.02), (0, -0.05)):
        b = MB()
        lathe(
            b,
            [(0.0, 0.0)]
            + [(0.042 * math.sin(a), 0.042 - 0.042 * math.cos(a)) for a in np.linspace(0.2, 2.9, 10)]
            + [(0.0, 0.08)],
            20,
            T=Matrix.Translation((2.55 + dx, 2.2 + dy, 0.78)),
        )
        b.obj('fruit', plain('fr', '#c97a33', 0.45), True)
    if subject == 'drawing':  # sheets on the table, one rolled, a pencil
        for k, (x, y, w, d, a) in enumerate(
            ((1.62, 1.85, 0.6, 0.42, 0.1), (1.75, 2.2, 0.55, 0.4, -0.16), (2.5, 1.82, 0.84, 0.6, 0.04))
        ):
            b = MB()
            b.box(
                0,
                w,
                0,
                d,
                0.0,
                0.0015,
                T=Matrix.Translation((x, y, 0.752 + k * 0.002)) @ Matrix.Rotation(a, 4, 'Z'),
            )
            b.obj('sheet', 'limewhite')
            q = MB()
            T = Matrix.Translation((x, y, 0.7542 + k * 0.002)) @ Matrix.Rotation(a, 4, 'Z')
            for u0, u1, v0, v1 in (
                (0.12, 0.8, 0.2, 0.8),
                (0.12, 0.45, 0.2, 0.5),
                (0.45, 0.8, 0.5, 0.8),
            ):  # the lines of a plan
                for a0, a1, b0, b1 in (
                    (u0, u1, v0, v0),
                    (u0, u1, v1, v1),
                    (u0, u0, v0, v1),
                    (u1, u1, v0, v1),
                ):
                    q.box(a0 * w - 0.002, a1 * w + 0.002, b0 * d - 0.002, b1 * d + 0.002, 0, 0.0006, T=T)
            q.obj('ink', plain('ink', '#3a2e26'))
        b = MB()
        tube(b, [(3.0, 2.6, 0.78), (3.42, 2.42, 0.78)], [0.028, 0.028], 16, cap=True)
        b.obj('roll', 'linen', True)
        b = MB()
        tube(b, [(2.3, 1.9, 0.763), (2.42, 1.98, 0.763)], [0.004, 0.004], 6)
        b.obj('pencil', 'timberlt')
    # rug
    r = MB()
    n = 40
    for i in range(n):
        r.box(1.2 + i * (2.6 / n), 1.2 + (i + 1) * (2.6 / n), 1.3, 3.2, 0.0, 0.012, rnd=R.random())
    tt = NT('rug', 0.95, 0.1)
    tt.done(
        tt.ramp(
            tt.attr('rnd'),
            [(0.1, '#8c4b34'), (0.35, '#c7a87c'), (0.6, '#d9c9aa'), (0.85, '#5c5a4a')],
            'CONSTANT',
        ),
        tt.bump(tt.noise(160, 2), 0.3, 0.005),
    )
    r.obj('rug', tt.m)
    # outside
    g = terrain(-30, 40, -60, -0.7, 120, 120, lambda x, y: -0.4 + nz(x, y, 0.2, 3) * 0.1, 'ground')
    scatter(g, [grassclump('a', 'grassdry', 24, (0.2, 0.5), 0.15, 0.005)], 5, 1)
    A = gumtree('a', 9, 11, leaves=9000)
    for x, y in ((-2, -14), (6.5, -17), (12, -26), (1.5, -24)):
        place(A, (x, y, -0.4), R.uniform(0, 6), 1)
    hide(*A)
    sky(elev=30, rot=146, strength=0.16, dust=1.2, size=1.0, sunint=1.0, clouds=0)
    for o in ops:
        l = area(
            ((o[0] + o[1]) / 2, -th - 0.05, 1.36),
            ((o[0] + o[1]) / 2, 2, 1.2),
            o[1] - o[0],
            60,
            '#dfe8f2',
            sy=o[3] - o[2],
        )
        l.data.cycles.is_portal = True
