"""Mesh builder and elementary solids."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from .base import R
from .materials import M


class MB:
    def __init__(s):
        s.v = []
        s.f = []
        s.r = []
        s.n = 0
        s.mi = []

    def add(s, verts, faces, rnd=None, mi=0):
        verts = np.asarray(verts, float)
        o = s.n
        s.v.append(verts)
        s.n += len(verts)
        r = R.random() if rnd is None else rnd
        for f in faces:
            s.f.append(tuple(i + o for i in f))
        s.r.append(np.full(len(verts), r))
        s.mi += [mi] * len(faces)

    def box(s, x0, x1, y0, y1, z0, z1, rnd=None, mi=0, T=None):
        v = np.array(
            [
                [x0, y0, z0],
                [x1, y0, z0],
                [x1, y1, z0],
                [x0, y1, z0],
                [x0, y0, z1],
                [x1, y0, z1],
                [x1, y1, z1],
                [x0, y1, z1],
            ],
            float,
        )
        if T is not None:
            v = xf(v, T)
        s.add(
            v, [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], rnd, mi
        )

    def rbox(s, x0, x1, y0, y1, z0, z1, r=0.012, jit=0.0, rnd=None, mi=0, T=None):
        tv, tf = _rb()
        h = np.array([(x1 - x0) / 2, (y1 - y0) / 2, (z1 - z0) / 2])
        c = np.array([(x1 + x0) / 2, (y1 + y0) / 2, (z1 + z0) / 2])
        r = min(r, h.min() * 0.8)
        sg = np.sign(tv)
        o = (tv - sg * 0.8) / 0.2 * r
        cj = np.zeros_like(tv)
        if jit:
            key = ((sg[:, 0] > 0) * 4 + (sg[:, 1] > 0) * 2 + (sg[:, 2] > 0)).astype(int)
            J = np.array([[R.uniform(-jit, jit) for _ in range(3)] for _ in range(8)])
            cj = J[key]
        v = c + sg * (h - r) + o + cj
        if T is not None:
            v = xf(v, T)
        s.add(v, tf, rnd, mi)

    def obj(s, name, mats, smooth=False, bevel=None):
        me = bpy.data.meshes.new(name)
        V = np.concatenate(s.v) if s.v else np.zeros((0, 3))
        me.from_pydata(V.tolist(), [], s.f)
        a = me.attributes.new('rnd', 'FLOAT', 'POINT')
        a.data.foreach_set('value', np.concatenate(s.r).astype(np.float32))
        if not isinstance(mats, (list, tuple)):
            mats = [mats]
        for m in mats:
            me.materials.append(M(m) if isinstance(m, str) else m)
        if len(mats) > 1:
            me.polygons.foreach_set('material_index', np.array(s.mi, dtype=np.int32))
        if smooth:
            me.polygons.foreach_set('use_smooth', np.ones(len(me.polygons), dtype=bool))
        me.update()
        ob = bpy.data.objects.new(name, me)
        bpy.context.scene.collection.objects.link(ob)
        if bevel:
            b = ob.modifiers.new('b', 'BEVEL')
            b.width = bevel
            b.segments = 2
            b.limit_method = 'ANGLE'
        return ob


_rbc = None


def _rb():
    global _rbc
    if _rbc is None:
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=2)
        bmesh.ops.bevel(
            bm, geom=bm.edges[:] + bm.verts[:], offset=0.2, segments=2, profile=0.5, affect='EDGES'
        )
        bm.verts.ensure_lookup_table()
        _rbc = (np.array([v.co[:] for v in bm.verts]), [tuple(v.index for v in f.verts) for f in bm.faces])
        bm.free()
    return _rbc


def xf(v, T):
    A = np.array(T)
    return v @ A[:3, :3].T + A[:3, 3]


def frame(p, ang):  # local X along ang (deg) at p
    return Matrix.Translation(Vector(p)) @ Matrix.Rotation(math.radians(ang), 4, 'Z')


def beam(a, b_, w=0.1, h=0.1, mat='timber', mb=None, r=0.006, rnd=None):
    a = Vector(a)
    b_ = Vector(b_)
    d = b_ - a
    L = d.length
    x = d.normalized()
    up = Vector((0, 0, 1)) if abs(x.z) < 0.95 else Vector((0, 1, 0))
    y = up.cross(x).normalized()
    z = x.cross(y)
    T = Matrix(((x.x, y.x, z.x, a.x), (x.y, y.y, z.y, a.y), (x.z, y.z, z.z, a.z), (0, 0, 0, 1)))
    # mesh in local coords then an object transform, so that grain runs along the member
    B = mb or MB()
    B.rbox(0, L, -w / 2, w / 2, -h / 2, h / 2, r, T=None if mb is None else T, rnd=rnd)
    if mb is None:
        o = B.obj('beam', mat)
        o.matrix_world = T
        return o


def tube(b, pts, rads, seg=8, rnd=None, mi=0, cap=False):
    pts = [Vector(p) for p in pts]
    V = []
    up = Vector((0.3, 0.2, 0.9))
    for i, p in enumerate(pts):
        d = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]).normalized()
        x = d.cross(up)
        if x.length < 1e-3:
            x = d.cross(Vector((1, 0, 0)))
        x.normalize()
        y = d.cross(x)
        for k in range(seg):
            a = 2 * math.pi * k / seg
            V.append((p + (x * math.cos(a) + y * math.sin(a)) * rads[i])[:])
    F = []
    for i in range(len(pts) - 1):
        for k in range(seg):
            F.append((i * seg + k, i * seg + (k + 1) % seg, (i + 1) * seg + (k + 1) % seg, (i + 1) * seg + k))
    if cap:
        F.append(tuple(range(seg))[::-1])
        F.append(tuple((len(pts) - 1) * seg + k for k in range(seg)))
    b.add(V, F, rnd, mi)


def lathe(b, prof, seg=32, T=None, rnd=None, mi=0):
    V = []
    F = []
    for r, z in prof:
        for k in range(seg):
            a = 2 * math.pi * k / seg
            V.append((r * math.cos(a), r * math.sin(a), z))
    for i in range(len(prof) - 1):
        for k in range(seg):
            F.append((i * seg + k, i * seg + (k + 1) % seg, (i + 1) * seg + (k + 1) % seg, (i + 1) * seg + k))
    V = np.array(V)
    if T is not None:
        V = xf(V, T)
    b.add(V, F, rnd, mi)
