"""Walls, openings, roofs and rubble."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils import noise as mnoise

from .base import R
from .mesh import MB, lathe, tube, xf


def cutruns(u0, u1, z0, z1, openings):
    runs = [(u0, u1)]
    for a, b, c, d in openings:
        if z1 <= c + 1e-4 or z0 >= d - 1e-4:
            continue
        nr = []
        for s, e in runs:
            if b <= s or a >= e:
                nr.append((s, e))
                continue
            if a - s > 0.01:
                nr.append((s, a))
            if e - b > 0.01:
                nr.append((b, e))
        runs = nr
    return runs


def brickwall(
    T,
    L,
    H,
    th=0.3,
    openings=(),
    bl=0.375,
    bh=0.125,
    joint=0.016,
    mat='mudbrick',
    mort='mortar',
    jit=0.005,
    r=0.014,
    top=None,
    name='bw',
):
    """running-bond wall in local frame: x along, y thickness (outside = y=0 face), z up. openings (u0,u1,z0,z1). top(u)->height for gables"""
    b = MB()
    m = MB()
    nc = int(math.ceil(H / bh))
    for c in range(nc):
        z0 = c * bh
        z1 = z0 + bh
        off = (bl / 2 if c % 2 else 0) + R.uniform(-0.02, 0.02)
        for s, e in cutruns(0, L, z0 + 0.02, z1 - 0.02, openings):
            if top:
                us = [u for u in np.linspace(s, e, 200) if top(u) >= z1 - 0.03]
                if not us:
                    continue
                s2, e2 = min(us), max(us)
            else:
                s2, e2 = s, e
            m.box(s2 + 0.005, e2 - 0.005, 0.014, th - 0.014, z0, z1, T=T)
            u = math.floor((s2 - off) / bl) * bl + off
            while u < e2 - 0.02:
                a = max(u, s2)
                bb = min(u + bl, e2)
                if bb - a > 0.06:
                    g = joint / 2
                    b.rbox(
                        a + g,
                        bb - g,
                        R.uniform(-0.006, 0.004),
                        th + R.uniform(-0.004, 0.006),
                        z0 + g,
                        z1 - g,
                        r,
                        jit,
                        T=T,
                    )
                u += bl
    o1 = b.obj(name, mat, True)
    o2 = m.obj(name + 'm', mort)
    o1.data.use_auto_smooth = True
    o1.data.auto_smooth_angle = 0.7
    return o1, o2


def softwall(boxes, mat='lime', vox=0.05, smooth=8, disp=0.02, dscale=1.2, name='sw'):
    """union of boxes -> voxel remesh -> smooth : hand-plastered earthen/strawbale wall with rounded reveals"""
    b = MB()
    for x in boxes:
        b.box(*x[:6], T=x[6] if len(x) > 6 else None)
    o = b.obj(name, mat, True)
    m = o.modifiers.new('r', 'REMESH')
    m.mode = 'VOXEL'
    m.voxel_size = vox
    m.use_smooth_shade = True
    s = o.modifiers.new('s', 'SMOOTH')
    s.factor = 0.5
    s.iterations = smooth
    if disp:
        tx = bpy.data.textures.new('t', 'CLOUDS')
        tx.noise_scale = dscale
        tx.noise_depth = 3
        d = o.modifiers.new('d', 'DISPLACE')
        d.texture = tx
        d.strength = disp
        d.mid_level = 0.5
        d.texture_coords = 'GLOBAL'
    return o


def wallboxes(T, L, H, th, openings):
    """decompose wall with openings to boxes in local frame"""
    xs = sorted({0, L, *[o[0] for o in openings], *[o[1] for o in openings]})
    zs = sorted({0, H, *[o[2] for o in openings], *[o[3] for o in openings]})
    out = []
    for i in range(len(xs) - 1):
        for j in range(len(zs) - 1):
            cx = (xs[i] + xs[i + 1]) / 2
            cz = (zs[j] + zs[j + 1]) / 2
            if any(o[0] < cx < o[1] and o[2] < cz < o[3] for o in openings):
                continue
            out.append((xs[i] - 0.001, xs[i + 1] + 0.001, 0, th, zs[j] - 0.001, zs[j + 1] + 0.001, T))
    return out


def window(
    T,
    u0,
    u1,
    z0,
    z1,
    y=0.18,
    fw=0.06,
    mull=1,
    trans=0,
    mat='timber',
    glass='glass',
    sill=True,
    lintel=True,
    th=0.3,
    lm='timberdk',
):
    b = MB()
    d = 0.07
    b.rbox(u0, u0 + fw, y, y + d, z0, z1, 0.006, T=T)
    b.rbox(u1 - fw, u1, y, y + d, z0, z1, 0.006, T=T)
    # rails lie a little behind the stiles: coplanar faces render black
    b.rbox(u0, u1, y + 0.004, y + d - 0.004, z0, z0 + fw, 0.006, T=T)
    b.rbox(u0, u1, y + 0.004, y + d - 0.004, z1 - fw, z1, 0.006, T=T)
    for i in range(1, mull + 1):
        x = u0 + (u1 - u0) * i / (mull + 1)
        b.rbox(x - fw * 0.4, x + fw * 0.4, y + 0.01, y + d - 0.01, z0, z1, 0.005, T=T)
    for i in range(1, trans + 1):
        z = z0 + (z1 - z0) * i / (trans + 1)
        b.rbox(u0, u1, y + 0.014, y + d - 0.014, z - fw * 0.35, z + fw * 0.35, 0.005, T=T)
    b.obj('win', mat, False)
    if glass:
        g = MB()
        g.box(u0 + 0.02, u1 - 0.02, y + 0.03, y + 0.036, z0 + 0.02, z1 - 0.02, T=T)
        g.obj('gl', glass)
    b2 = MB()
    if sill:
        b2.rbox(u0 - 0.06, u1 + 0.06, -0.05, y + 0.02, z0 - 0.05, z0, 0.01, T=T)
    if lintel:
        b2.rbox(u0 - 0.25, u1 + 0.25, -0.015, th + 0.01, z1, z1 + 0.16, 0.015, T=T)
    if sill or lintel:
        b2.obj('lin', lm)


def door(T, u0, u1, z1, y=0.15, mat='timber', th=0.3, lintel=True, planks=6, lm='timberdk'):
    b = MB()
    fw = 0.07
    b.rbox(u0, u0 + fw, y, y + 0.09, 0, z1, 0.006, T=T)
    b.rbox(u1 - fw, u1, y, y + 0.09, 0, z1, 0.006, T=T)
    b.rbox(u0, u1, y, y + 0.09, z1 - fw, z1, 0.006, T=T)
    w = (u1 - u0 - 2 * fw) / planks
    for i in range(planks):
        b.rbox(
            u0 + fw + i * w + 0.003,
            u0 + fw + (i + 1) * w - 0.003,
            y + 0.02,
            y + 0.06,
            0.02,
            z1 - fw,
            0.004,
            T=T,
        )
    if lintel:
        b.rbox(u0 - 0.25, u1 + 0.25, -0.015, th + 0.01, z1, z1 + 0.16, 0.015, T=T)
    b.obj('door', mat)


def corrugated(p0, p1, p2, p3, pitch=0.076, amp=0.0085, mat='iron', n_along=10, sag=0.0, name='roof'):
    """sheet p0(eave L) p1(eave R) p2(ridge R) p3(ridge L); corrugations run eave->ridge"""
    p = [np.array(x, float) for x in (p0, p1, p2, p3)]
    Lx = np.linalg.norm(p[1] - p[0])
    n = int(Lx / pitch * 8)
    nrm = np.cross(p[1] - p[0], p[3] - p[0])
    nrm /= np.linalg.norm(nrm)
    u = np.linspace(0, 1, n + 1)
    vv = np.linspace(0, 1, n_along + 1)
    U, V = np.meshgrid(u, vv)
    P = (
        ((1 - U) * (1 - V))[..., None] * p[0]
        + (U * (1 - V))[..., None] * p[1]
        + (U * V)[..., None] * p[2]
        + ((1 - U) * V)[..., None] * p[3]
    )
    P = P + nrm * (amp * np.sin(U * Lx / pitch * 2 * math.pi))[..., None]
    idx = np.arange((n + 1) * (n_along + 1)).reshape(n_along + 1, n + 1)
    F = np.stack([idx[:-1, :-1], idx[:-1, 1:], idx[1:, 1:], idx[1:, :-1]], -1).reshape(-1, 4)
    b = MB()
    b.add(P.reshape(-1, 3), F.tolist())
    o = b.obj(name, mat, True)
    s = o.modifiers.new('s', 'SOLIDIFY')
    s.thickness = 0.004
    return o


# ---------------------------------------------------------------- stone packing
def _split(poly, target, out, jit=0.16, depth=0, bias=1.35):
    P = np.array(poly)
    x, y = P[:, 0], P[:, 1]
    A = 0.5 * abs(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1)))
    if A < target * R.uniform(0.45, 1.7) or depth > 14:
        out.append(P)
        return
    w = np.ptp(x)
    h = np.ptp(y) * bias
    c = P.mean(0)
    if w > h:
        ang = math.pi / 2
    else:
        ang = 0
    ang += R.gauss(0, jit)
    d = np.array([math.cos(ang), math.sin(ang)])
    nrm = np.array([-d[1], d[0]])
    ext = (P - c) @ nrm
    off = R.uniform(-0.18, 0.18) * (ext.max() - ext.min())
    c = c + nrm * off
    a = _clip(P, c, nrm)
    b = _clip(P, c, -nrm)
    if len(a) > 2:
        _split(a, target, out, jit, depth + 1, bias)
    if len(b) > 2:
        _split(b, target, out, jit, depth + 1, bias)


def _clip(P, c, n):
    out = []
    for i in range(len(P)):
        p = P[i]
        q = P[(i + 1) % len(P)]
        dp = (p - c) @ n
        dq = (q - c) @ n
        if dp >= 0:
            out.append(p)
        if dp * dq < 0:
            out.append(p + (q - p) * dp / (dp - dq))
    return np.array(out)


def _inset(P, g):
    Q = P
    cen = P.mean(0)
    for i in range(len(P)):
        p = P[i]
        q = P[(i + 1) % len(P)]
        d = q - p
        L = np.linalg.norm(d)
        if L < 1e-6:
            continue
        n = np.array([-d[1], d[0]]) / L
        if (cen - p) @ n < 0:
            n = -n
        Q = _clip(Q, p + n * g, n)
        if len(Q) < 3:
            return None
    return Q


def _chaikin(P, n=2):
    for _ in range(n):
        Qn = np.roll(P, -1, 0)
        P = np.stack([0.75 * P + 0.25 * Qn, 0.25 * P + 0.75 * Qn], 1).reshape(-1, 2)
    return P


def _resample(P, m):
    Q = np.vstack([P, P[:1]])
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(Q, axis=0), axis=1))]
    t = np.linspace(0, d[-1], m, endpoint=False)
    return np.stack([np.interp(t, d, Q[:, 0]), np.interp(t, d, Q[:, 1])], 1)


def stonewall(
    T,
    L,
    H,
    openings=(),
    target=0.06,
    gap=0.008,
    depth=0.1,
    m=26,
    rings=6,
    nz=0.012,
    jit=0.14,
    mat='stone',
    mort='mortar',
    th=0.5,
    name='st',
    bias=1.35,
    chk=2,
    pw=3.0,
    soft=0,
):
    """polygonal rubble facing on local y=0 face (outward -y). openings split first so stones respect them"""
    b = MB()
    mm = MB()
    boxes = wallboxes(Matrix.Identity(4), L, H, th, openings)
    # group the boxes to larger panels: simple vertical merging by columns
    panels = [(x[0], x[1], x[4], x[5]) for x in boxes]
    for a, c, d, e in panels:
        mm.box(a, c, 0.03, th, d, e, T=T)
    polys = []
    for a, c, d, e in panels:
        _split(np.array([[a, d], [c, d], [c, e], [a, e]]), target, polys, jit, 0, bias)
    Ta = np.array(T)
    for P in polys:
        Q = _inset(P, gap * R.uniform(0.6, 1.5))
        if Q is None:
            continue
        Q = _resample(_chaikin(Q, chk) if chk else Q, m)
        for _ in range(soft):
            Q = 0.5 * Q + 0.25 * (np.roll(Q, 1, 0) + np.roll(Q, -1, 0))
        cen = Q.mean(0)
        V = []
        F = []
        off = R.uniform(-0.02, 0.02)
        sx = R.uniform(-0.12, 0.12)
        sz = R.uniform(-0.12, 0.12)
        sd = R.uniform(0, 100)
        for i in range(rings + 1):
            s = 1 - i / (rings + 0.6)
            s = s**0.8 if i else 1.0
            hgt = depth * 0.55 * (1 - min(1, s) ** pw) ** (1 / pw)
            for q in Q:
                p = cen + (q - cen) * s
                y = -(hgt + off) + (p[0] - cen[0]) * sx + (p[1] - cen[1]) * sz
                nn = mnoise.fractal(Vector((p[0] * 7 + sd, p[1] * 7, sd)), 1, 2, 4)
                V.append((p[0] + nn * nz * 0.5, y - nn * nz * (0.3 + (1 - s)), p[1] + nn * nz * 0.5))
        # back ring
        V = [(v[0], 0.05, v[2]) for v in V[:m]] + V
        for i in range(rings + 1):
            for k in range(m):
                F.append((i * m + k, i * m + (k + 1) % m, (i + 1) * m + (k + 1) % m, (i + 1) * m + k))
        F.append(tuple((rings + 1) * m + k for k in range(m)))
        V = xf(np.array(V), T)
        b.add(V, F)
    o = b.obj(name, mat, True)
    mo = mm.obj(name + 'm', mort)
    return o, mo


def tiles(corners, mat='tile', w=0.19, l=0.34, tl=0.44, r=0.082, jit=0.012, name='tiles'):
    """barrel clay tiles on a planar roof polygon; corners[0]->corners[1] is the eave"""
    P = [Vector(c) for c in corners]
    ex = (P[1] - P[0]).normalized()
    n = ex.cross(P[-1] - P[0]).normalized()
    if n.z < 0:
        n = -n
    ey = n.cross(ex)
    if ey.z < 0:
        ey = -ey
    loc = [((p - P[0]).dot(ex), (p - P[0]).dot(ey)) for p in P]

    def inside(x, y):
        c = False
        for i in range(len(loc)):
            a, b = loc[i], loc[(i + 1) % len(loc)]
            if (a[1] > y) != (b[1] > y) and x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0]:
                c = not c
        return c

    xs = [a for a, _ in loc]
    ys = [b for _, b in loc]
    b = MB()
    y = 0.0
    while y < max(ys) + 0.05:
        x = min(xs)
        while x < max(xs) + w:
            if inside(x, max(0.02, y + 0.02)):
                o = (
                    P[0]
                    + ex * (x + R.uniform(-jit, jit))
                    + ey * (y - 0.09 + R.uniform(-jit, jit) * 1.5)
                    + n * (0.02 + R.uniform(0, 0.008))
                )
                yaw = R.gauss(0, 0.025)
                V = []
                F = []
                dx = ex * math.cos(yaw) + ey * math.sin(yaw)
                dy = ey * math.cos(yaw) - ex * math.sin(yaw)
                for t, rr, hh in ((0, r, 0.03), (1, r * 0.82, -0.005)):
                    for k in range(8):
                        a = math.pi * k / 7
                        V.append(
                            (
                                o
                                + dy * (t * tl)
                                + dx * (-math.cos(a) * rr)
                                + n * (math.sin(a) * rr * 0.8 + hh)
                            )[:]
                        )
                for t, rr, hh in ((0, r * 0.8, 0.03),):
                    for k in range(8):
                        a = math.pi * k / 7
                        V.append(
                            (
                                o
                                + dy * (t * tl)
                                + dx * (-math.cos(a) * rr)
                                + n * (math.sin(a) * rr * 0.62 + hh)
                            )[:]
                        )
                for k in range(7):
                    F.append((k, k + 1, 8 + k + 1, 8 + k))
                    F.append((16 + k, 16 + k + 1, k + 1, k))
                b.add(V, F)
            x += w
        y += l
    o = b.obj(name, mat, True)
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = 0.8
    u = MB()
    u.add([p[:] for p in P], [tuple(range(len(P)))])
    uo = u.obj(name + 'u', 'barkdk')
    so = uo.modifiers.new('s', 'SOLIDIFY')
    so.thickness = 0.05
    return o
