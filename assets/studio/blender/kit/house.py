"""Houses for bench models, put together from wings. Lengths in metres; front is -y of the wing."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from .base import R
from .bench import slab
from .building import brickwall, cutruns, door, softwall, stonewall, wallboxes, window
from .mesh import MB, beam, frame, tube, xf

SOFT = {
    'lime': 'lime',
    'straw': 'limewhite',
    'lightearth': 'earthplaster',
    'clay': 'clay',
    'card': 'whitecard',
}
roofs = []  # everything that is lifted off for the plan view


def roof(poly, mat, **kw):
    roofs.append(slab(poly, mat, **kw))


def gable_boards(T, L, z0, rise, mat, th=0.12, batten=0.3):
    """A boarded triangle over the end wall (local x along the wall)."""
    b = MB()
    u = 0.0
    while u < L - 0.01:
        a, c = u, min(u + batten - 0.012, L)
        za, zc = (z0 + rise * (1 - abs(2 * v / L - 1)) for v in (a, c))
        y = 0.02 + R.uniform(0, 0.012)
        V = np.array(
            [
                (a, y, z0),
                (c, y, z0),
                (c, y, zc),
                (a, y, za),
                (a, th, z0),
                (c, th, z0),
                (c, th, zc),
                (a, th, za),
            ]
        )
        b.add(xf(V, T), [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)])
        u += batten
    b.obj('gable', mat)


def boards(T, L, H, ops, mat, top=None, vertical=False, th=0.16):
    """Weatherboard or upright boards on a thin core."""
    core, b = MB(), MB()
    step = 0.22
    if vertical:
        u = 0.0
        while u < L - 0.02:
            c = min(u + step - 0.01, L)
            h = min(top(u), top(c)) if top else H
            spans = [(0, h)]
            for a0, a1, z0, z1 in ops:
                if a0 < (u + c) / 2 < a1:
                    spans = [
                        s
                        for p in spans
                        for s in ((p[0], min(p[1], z0)), (max(p[0], z1), p[1]))
                        if s[1] - s[0] > 0.03
                    ]
            for s, e in spans:
                b.rbox(u, c, R.uniform(-0.012, 0.0), 0.05, s, e, 0.008, T=T)
                core.box(u, c + 0.01, 0.05, th, s, e, T=T)
            u += step
    else:
        z = 0.0
        hi = max(top(u) for u in np.linspace(0, L, 60)) if top else H
        while z < hi - 0.03:
            z1 = min(z + step, hi)
            for s, e in cutruns(0, L, z + 0.03, z1 - 0.03, ops):
                if top:
                    us = [u for u in np.linspace(s, e, 80) if top(u) >= z1 - 0.06]
                    if not us:
                        continue
                    s, e = min(us), max(us)
                V = np.array(
                    [
                        (s, -0.03, z),
                        (e, -0.03, z),
                        (e, 0, z1),
                        (s, 0, z1),
                        (s, 0.05, z),
                        (e, 0.05, z),
                        (e, 0.05, z1),
                        (s, 0.05, z1),
                    ]
                )
                b.add(
                    xf(V, T),
                    [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)],
                )
                core.box(s, e, 0.05, th, z, z1, T=T)
            z = z1
    b.obj('boards', mat)
    core.obj('boardcore', 'whitecard')


def openings(T, ops, th, frame_mat, lintel):
    for o in ops:
        u0, u1, z0, z1 = o[:4]
        if len(o) > 4 and o[4] == 'open':
            continue
        if z0 < 0.05 and u1 - u0 < 1.3 and not (len(o) > 4 and o[4] == 'glass'):
            door(T, u0, u1, z1, y=th * 0.45, th=th, mat=frame_mat, lintel=lintel, planks=4)
        else:
            n = max(1, round((u1 - u0) / 0.95)) - 1
            window(
                T,
                u0,
                u1,
                z0,
                z1,
                y=th * 0.5,
                mull=n,
                mat=frame_mat,
                th=th,
                sill=z0 > 0.05,
                lintel=lintel,
                lm=frame_mat,
                fw=0.075,
            )


def wing(
    x,
    y,
    L,
    W,
    rot=0,
    H=2.75,
    wall='mudbrick',
    th=0.34,
    roof_kind='gable',
    pitch=27,
    eave=0.6,
    verge=0.5,
    roof_mat='zinc',
    front=(),
    right=(),
    back=(),
    left=(),
    skip='',
    gable='same',
    high=None,
    frame_mat='timberdk',
    plinth=0.35,
    parts=(),
    z=0.0,
    floor='timberlt',
    seam=0.55,
    barge='timber',
    rafters=True,
    reach=None,
):
    """One rectangular wing with its roof.

    gable: 'same' carries the wall up, 'board' boards the triangle. roof_kind: gable, skillion (rises to the
    back; `high` is the back height), hip, none. parts: partitions across at these x. skip: sides left open, of 'frbl'.
    """
    T = frame((x, y, z), rot)
    p = math.tan(math.radians(pitch))
    rise = W / 2 * p
    tall = high or H
    sides = {
        'f': (T, L, list(front), H),
        'r': (T @ frame((L, 0, 0), 90), W, list(right), None),
        'b': (T @ frame((L, W, 0), 180), L, list(back), tall if roof_kind == 'skillion' else H),
        'l': (T @ frame((0, W, 0), -90), W, list(left), None),
    }
    tops = {'r': None, 'l': None}
    if roof_kind == 'gable' and gable == 'same':
        tops = {k: (lambda u: H + min(u, W - u) * p) for k in 'rl'}
    if roof_kind == 'skillion':
        tops = {'r': lambda u: H + (tall - H) * u / W, 'l': lambda u: H + (tall - H) * (W - u) / W}
    soft = []
    for k, (S, length, ops, h) in sides.items():
        if k in skip:
            continue
        o4 = [o[:4] for o in ops]
        top = tops.get(k)
        hi = max(top(u) for u in np.linspace(0, length, 40)) if top else (h or H)
        lintel = wall not in ('board', 'upright')
        if wall in ('mudbrick', 'timbercrete'):
            bl, bh = (0.40, 0.14) if wall == 'mudbrick' else (0.62, 0.21)
            brickwall(S, length, hi, th, o4, bl=bl, bh=bh, joint=0.022, jit=0.008, r=0.02, mat=wall, top=top)
        elif wall == 'stone':
            stonewall(
                S,
                length,
                h or H,
                o4,
                target=0.075,
                gap=0.008,
                depth=0.1,
                m=16,
                rings=3,
                th=th,
                bias=1.7,
                chk=0,
                soft=2,
                pw=4,
            )
            back_face = S @ frame((length, th, 0), 180)
            stonewall(
                back_face,
                length,
                h or H,
                [(length - o[1], length - o[0], o[2], o[3]) for o in o4],
                target=0.12,
                gap=0.01,
                depth=0.06,
                m=12,
                rings=2,
                th=0.05,
                chk=0,
                soft=1,
                pw=4,
            )
            if top and roof_kind == 'gable':
                gable_boards(S, length, H, rise, 'timbergrey')
        elif wall == 'board':
            boards(S, length, h or H, o4, 'boardpaint', top)
        elif wall == 'upright':
            boards(S, length, h or H, o4, 'silver', top, True)
        else:
            if top:
                n = 14
                for i in range(n):
                    a, b = length * i / n, length * (i + 1) / n
                    soft += wallboxes(
                        S @ frame((a, 0, 0), 0),
                        b - a,
                        top((a + b) / 2) - 0.02,
                        th,
                        [
                            (max(0, q[0] - a), min(b - a, q[1] - a), q[2], q[3])
                            for q in o4
                            if q[1] > a and q[0] < b
                        ],
                    )
            else:
                soft += wallboxes(S, length, h or H, th, o4)
        if gable == 'board' and roof_kind == 'gable' and k in 'rl' and wall != 'stone':
            gable_boards(S, length, H - 0.02, rise, 'timbergrey' if wall != 'upright' else 'timber')
        openings(S, ops, th, frame_mat, lintel)
    if soft:
        softwall(soft, SOFT[wall], 0.07, 3, 0.02, 1.5)
    f = MB()
    f.rbox(-0.12, L + 0.12, -0.12, W + 0.12, -plinth, -0.005, 0.03, T=T)
    f.obj('plinth', 'stone')
    n = int(W / 0.3)
    fl = MB()
    for i in range(n):
        fl.rbox(
            th,
            L - th,
            th + (W - 2 * th) * i / n,
            th + (W - 2 * th) * (i + 1) / n - 0.012,
            -0.005,
            0.03,
            0.004,
            T=T,
        )
    fl.obj('floor', floor)
    w = MB()
    for q in parts:  # partitions across the wing with a doorway near the front
        w.box(q - 0.06, q + 0.06, th, 0.9, 0, H - 0.35, T=T)
        w.box(q - 0.06, q + 0.06, 1.8, W - th, 0, H - 0.35, T=T)
        w.box(q - 0.06, q + 0.06, 0.9, 1.8, 2.05, H - 0.35, T=T)
    if parts:
        w.obj('parts', 'whitecard')
    rt, e, v = 0.12, eave, verge
    vl, vr = reach or (v, v)  # how far the roof runs past the left and right ends

    def at(u, q, zz):
        return tuple((T @ Vector((u, q, zz)))[:])

    if roof_kind == 'gable':
        ze, zr = H - e * p + rt, H + rise + rt
        roof(
            [at(-vl, -e, ze), at(L + vr, -e, ze), at(L + vr, W / 2, zr), at(-vl, W / 2, zr)],
            roof_mat,
            seam=seam,
        )
        roof(
            [at(L + vr, W + e, ze), at(-vl, W + e, ze), at(-vl, W / 2, zr), at(L + vr, W / 2, zr)],
            roof_mat,
            seam=seam,
        )
        for xx in (-vl, L + vr):
            for yy in (-e, W + e):
                roofs.append(beam(at(xx, yy, ze - 0.04), at(xx, W / 2, zr - 0.04), 0.05, 0.2, barge))
        roofs.append(beam(at(-vl, W / 2, zr + 0.1), at(L + vr, W / 2, zr + 0.1), 0.3, 0.04, roof_mat))
    elif roof_kind == 'skillion':
        s = (tall - H) / W
        roof(
            [
                at(-vl, -e, H - e * s + rt),
                at(L + vr, -e, H - e * s + rt),
                at(L + vr, W + e, tall + e * s + rt),
                at(-vl, W + e, tall + e * s + rt),
            ],
            roof_mat,
            seam=seam,
        )
        for xx in (-vl, L + vr):
            roofs.append(
                beam(
                    at(xx, -e, H - e * s + rt - 0.04),
                    at(xx, W + e, tall + e * s + rt - 0.04),
                    0.05,
                    0.2,
                    barge,
                )
            )
        for yy, zz in ((-e, H - e * s), (W + e, tall + e * s)):
            roofs.append(beam(at(-vl, yy, zz + rt - 0.05), at(L + vr, yy, zz + rt - 0.05), 0.05, 0.18, barge))
    elif roof_kind == 'hip':
        ze, zr = H - e * p + rt, H + rise + rt
        run = W / 2 + e
        a, b, c, d = at(-e, -e, ze), at(L + e, -e, ze), at(L + e, W + e, ze), at(-e, W + e, ze)
        r0, r1 = at(-e + run, W / 2, zr), at(L + e - run, W / 2, zr)
        for q in ([a, b, r1, r0], [c, d, r0, r1], [b, c, r1], [d, a, r0]):
            roof(q, roof_mat, seam=seam)
        for s, t in ((a, r0), (d, r0), (b, r1), (c, r1), (r0, r1)):
            roofs.append(
                beam(Vector(s) + Vector((0, 0, 0.1)), Vector(t) + Vector((0, 0, 0.1)), 0.16, 0.05, roof_mat)
            )
    if rafters and roof_kind in ('gable', 'skillion'):
        for xx in np.arange(-vl + 0.3, L + vr, 0.9):
            if roof_kind == 'gable':
                for yy in (-e, W + e):
                    roofs.append(
                        beam(
                            at(xx, yy, H - e * p + rt - 0.07),
                            at(xx, W / 2, H + rise + rt - 0.07),
                            0.06,
                            0.11,
                            'timber',
                        )
                    )
            else:
                roofs.append(
                    beam(
                        at(xx, -e, H - e * s + rt - 0.07),
                        at(xx, W + e, tall + e * s + rt - 0.07),
                        0.06,
                        0.11,
                        'timber',
                    )
                )
    return T


def verandah(
    T,
    u0,
    u1,
    depth,
    z_low=2.1,
    z_high=2.5,
    y=0.0,
    posts=5,
    mat='zinc',
    floor='board-grey',
    post='timbergrey',
    round_=True,
    seam=0.55,
    base=-0.35,
):
    """A lean-to before the front of a wing (frame T), from u0 to u1."""

    def at(u, q, zz):
        return tuple((T @ Vector((u, q, zz)))[:])

    roof(
        [
            at(u0 - 0.3, y - depth - 0.35, z_low),
            at(u1 + 0.3, y - depth - 0.35, z_low),
            at(u1 + 0.3, y - 0.05, z_high),
            at(u0 - 0.3, y - 0.05, z_high),
        ],
        mat,
        seam=seam,
        th=0.06,
    )
    roofs.append(
        beam(at(u0 - 0.2, y - depth, z_low - 0.02), at(u1 + 0.2, y - depth, z_low - 0.02), 0.1, 0.2, 'timber')
    )
    for u in np.arange(u0, u1 + 0.1, 0.95):
        roofs.append(beam(at(u, y - depth - 0.3, z_low - 0.03), at(u, y, z_high - 0.04), 0.05, 0.1, 'timber'))
    for u in np.linspace(u0, u1, posts):
        if round_:
            b = MB()
            tube(b, [at(u, y - depth, base), at(u, y - depth, z_low - 0.1)], [0.1, 0.085], 12)
            b.obj('post', post, True)
        else:
            beam(at(u, y - depth, base), at(u, y - depth, z_low - 0.1), 0.14, 0.14, post)
    f = MB()
    f.rbox(u0 - 0.1, u1 + 0.1, y - depth - 0.15, y - 0.1, base, -0.06, 0.02, T=T)
    f.obj('verandah-floor', floor)


def pergola(T, u0, u1, depth, z=2.35, y=0.0, posts=4, vine=None, base=-0.35):
    def at(u, q, zz):
        return tuple((T @ Vector((u, q, zz)))[:])

    for u in np.linspace(u0, u1, posts):
        beam(at(u, y - depth, base), at(u, y - depth, z), 0.13, 0.13, 'timbergrey')
        beam(at(u, y - depth - 0.3, z + 0.05), at(u, y, z + 0.12), 0.08, 0.14, 'timber')
    beam(at(u0 - 0.3, y - depth, z - 0.04), at(u1 + 0.3, y - depth, z - 0.04), 0.1, 0.16, 'timber')
    for q in np.arange(y - depth + 0.2, y - 0.1, 0.42):
        beam(at(u0 - 0.3, q, z + 0.16), at(u1 + 0.3, q, z + 0.16), 0.05, 0.06, 'timber')
    if vine:
        from .bench import ico

        tv, tf = ico(1)
        f = MB()
        for _ in range(int(90 * (u1 - u0) * depth / 10)):
            c = at(R.uniform(u0, u1), y - R.uniform(0.1, depth), z + 0.24 + abs(R.gauss(0, 0.06)))
            f.add(tv * R.uniform(0.07, 0.17) * np.array([1.3, 1.3, 0.6]) + np.array(c), tf)
        f.obj('vine', 'leaf-' + vine, True)


def chimney(x, y, z0, z1, w=0.9, d=0.8, mat='stone', wallmat=None):
    if mat == 'stone':
        for T, l in (
            (frame((x, y, z0), 0), w),
            (frame((x + w, y, z0), 90), d),
            (frame((x + w, y + d, z0), 180), w),
            (frame((x, y + d, z0), -90), d),
        ):
            stonewall(
                T, l, z1 - z0, target=0.05, gap=0.008, depth=0.08, m=12, rings=3, th=0.2, chk=0, soft=1, pw=4
            )
    b = MB()
    b.rbox(x + 0.02, x + w - 0.02, y + 0.02, y + d - 0.02, z0, z1 - 0.05, 0.03)
    b.rbox(x - 0.06, x + w + 0.06, y - 0.06, y + d + 0.06, z1, z1 + 0.12, 0.03)
    b.obj('chimney', mat)


def flue(x, y, z0, z1):
    b = MB()
    tube(b, [(x, y, z0), (x, y, z1)], [0.1, 0.1], 12)
    tube(b, [(x, y, z1 - 0.12), (x, y, z1 + 0.05)], [0.16, 0.16], 12, cap=True)
    roofs.append(b.obj('flue', 'zinc-dark', True))


def furniture(T, items):
    """Card furniture, seen with the roof off: ('bed', u, v, turned), ('table', u, v), ('bench', u0, u1, v, depth)."""
    wood, cloth = MB(), MB()
    for it in items:
        kind, u, v = it[:3]
        if kind == 'bed':
            a, b = (2.0, 1.5) if len(it) > 3 and it[3] else (1.5, 2.0)
            wood.rbox(u, u + a, v, v + b, 0.04, 0.3, 0.02, T=T)
            cloth.rbox(u + 0.03, u + a - 0.03, v + 0.03, v + b - 0.03, 0.3, 0.48, 0.06, T=T)
        elif kind == 'table':
            a, b = it[3:5] if len(it) > 4 else (1.9, 0.9)
            wood.rbox(u, u + a, v, v + b, 0.68, 0.75, 0.02, T=T)
            for du in (0.08, a - 0.14):
                for dv in (0.08, b - 0.14):
                    wood.rbox(u + du, u + du + 0.07, v + dv, v + dv + 0.07, 0.04, 0.7, 0.01, T=T)
        elif kind == 'bench':
            u1, v, d = it[2:5]
            wood.rbox(u, u1, v, v + d, 0.04, 0.88, 0.02, T=T)
        elif kind == 'sofa':
            cloth.rbox(u, u + 2.0, v, v + 0.85, 0.04, 0.42, 0.06, T=T)
            cloth.rbox(u, u + 2.0, v + 0.62, v + 0.85, 0.3, 0.78, 0.06, T=T)
        elif kind == 'stove':
            wood.rbox(u, u + 0.7, v, v + 0.6, 0.04, 0.95, 0.03, T=T)
    if wood.v:
        wood.obj('furniture', 'timberlt')
    if cloth.v:
        cloth.obj('cloth', 'linen')
