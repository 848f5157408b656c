"""Ground, grass and trees."""
import math

import bpy
import numpy as np
from mathutils import Vector
from mathutils import noise as mnoise

from .base import R
from .mesh import MB, tube


def blade(b, base, ang, L, w, bend, lean=0.2, rnd=None, seg=3):
    c, s = math.cos(ang), math.sin(ang)
    V = []
    F = []
    for i in range(seg + 1):
        t = i / seg
        out = lean * t * L + bend * t * t * L
        z = L * t * (1 - 0.35 * bend * t)
        ww = w * (1 - t**1.6) + 0.0004
        x = base[0] + c * out
        y = base[1] + s * out
        V += [(x - s * ww, y + c * ww, base[2] + z), (x + s * ww, y - c * ww, base[2] + z)]
    for i in range(seg):
        F.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    b.add(V, F, rnd)


def grassclump(name, mat='grassdry', n=30, h=(0.15, 0.5), rad=0.12, w=0.004, heads=0.3):
    b = MB()
    for _ in range(n):
        a = R.uniform(0, 6.28)
        r = rad * math.sqrt(R.random())
        L = R.uniform(*h)
        rr = R.random()
        blade(
            b,
            (r * math.cos(R.uniform(0, 6.28)), r * math.sin(R.uniform(0, 6.28)), 0),
            a,
            L,
            w * R.uniform(0.6, 1.2),
            R.uniform(0.1, 0.7),
            R.uniform(0, 0.3),
            rr,
        )
    o = b.obj(name, mat)
    o.location = (0, 0, -500)
    return o


def leafquad(b, p, d, L, w, n=None, rnd=None):
    d = Vector(d).normalized()
    s = d.cross(Vector((R.uniform(-1, 1), R.uniform(-1, 1), R.uniform(-0.3, 0.3))))
    if s.length < 1e-3:
        s = Vector((1, 0, 0))
    s.normalize()
    p = Vector(p)
    a = p + d * L * 0.45 + s * w
    c = p + d * L * 0.45 - s * w
    e = p + d * L
    b.add([p[:], a[:], e[:], c[:]], [(0, 1, 2, 3)], rnd)


def gumtree(
    name='gum',
    h=9,
    seedn=1,
    leafmat='gumleaf',
    bark='bark',
    leaves=9000,
    spread=0.62,
    leafL=0.22,
    leafW=0.022,
    lean=0.15,
    depth=5,
):
    state = R.getstate()
    R.seed(seedn)
    tips = []
    b = MB()

    def grow(p, d, L, r, dep):
        n = 5
        pts = [p]
        q = p.copy()
        dd = d.copy()
        for i in range(n):
            dd = (dd + Vector((R.gauss(0, 0.13), R.gauss(0, 0.13), R.gauss(0.03, 0.08)))).normalized()
            q = q + dd * L / n
            pts.append(q.copy())
        r1 = r * (0.62 if dep else 0.3)
        tube(b, pts, [r + (r1 - r) * i / n for i in range(n + 1)], 7 if r > 0.05 else 5)
        if dep <= 1:
            for t in (2, 3, 4, 5):
                tips.append((pts[t], dd, dep))
        if dep > 0:
            k = R.choice([2, 2, 3]) if dep > 1 else 3
            az = R.uniform(0, 6.28)
            for i in range(k):
                a = az + 6.283 * i / k + R.uniform(-0.5, 0.5)
                tilt = R.uniform(0.35, 0.85) * spread * 1.3
                x = dd.cross(Vector((0, 0, 1)))
                x = x if x.length > 1e-2 else Vector((1, 0, 0))
                x.normalize()
                y = dd.cross(x)
                nd = dd * math.cos(tilt) + (x * math.cos(a) + y * math.sin(a)) * math.sin(tilt)
                nd = (nd + Vector((0, 0, 0.18))).normalized()
                grow(q, nd, L * R.uniform(0.62, 0.82), r1 * R.uniform(0.75, 0.95), dep - 1)

    grow(
        Vector((0, 0, -0.2)),
        Vector((R.uniform(-lean, lean), R.uniform(-lean, lean), 1)).normalized(),
        h * 0.30,
        h * 0.026,
        depth,
    )
    tr = b.obj(name + '_t', bark, True)
    lb = MB()
    per = max(1, leaves // max(1, len(tips)))
    for p, d, dep in tips:
        rr = R.random()
        for _ in range(per):
            o = Vector((R.gauss(0, 0.34), R.gauss(0, 0.34), R.gauss(0.05, 0.24))) * h / 9
            dn = Vector((R.gauss(0, 0.55), R.gauss(0, 0.55), R.gauss(-0.75, 0.4)))
            leafquad(
                lb,
                p + o,
                dn,
                leafL * R.uniform(0.6, 1.2) * h / 9,
                leafW * R.uniform(0.7, 1.3) * h / 9,
                rnd=min(1, max(0, 0.5 * rr + 0.5 * R.random())),
            )
    lv = lb.obj(name + '_l', leafmat)
    lv.parent = tr
    R.setstate(state)
    return tr, lv


def place(pair, loc, rot=0, sc=1.0):
    tr, lv = pair
    a = bpy.data.objects.new('ti', tr.data)
    c = bpy.data.objects.new('li', lv.data)
    for o in (a, c):
        bpy.context.scene.collection.objects.link(o)
        o.location = loc
        o.rotation_euler = (0, 0, rot)
        o.scale = (sc, sc, sc)


def hide(*obs):
    for o in obs:
        o.location = (0, 0, -500)


def scatter(target, protos, density, seedn=0, smin=0.6, smax=1.3, mask=None, zrot=True, tilt=0.15, dmin=None):
    """geometry-nodes scatter of prototype objects over target faces. mask = vertex attribute name (float density factor)"""
    col = bpy.data.collections.new('p')
    for p in protos:
        col.objects.link(p)
        if p.name in bpy.context.scene.collection.objects:
            bpy.context.scene.collection.objects.unlink(p)
        p.location = (0, 0, 0)
    ng = bpy.data.node_groups.new('sc', 'GeometryNodeTree')
    ng.inputs.new('NodeSocketGeometry', 'G')
    ng.outputs.new('NodeSocketGeometry', 'G')
    n = ng.nodes
    gi = n.new('NodeGroupInput')
    go = n.new('NodeGroupOutput')
    l = ng.links.new
    dp = n.new('GeometryNodeDistributePointsOnFaces')
    dp.inputs['Density'].default_value = density
    dp.inputs['Seed'].default_value = seedn
    if mask:
        at = n.new('GeometryNodeInputNamedAttribute')
        at.data_type = 'FLOAT'
        at.inputs['Name'].default_value = mask
        mu = n.new('ShaderNodeMath')
        mu.operation = 'MULTIPLY'
        mu.inputs[1].default_value = density
        l(at.outputs[1], mu.inputs[0])
        l(mu.outputs[0], dp.inputs['Density'])
    ci = n.new('GeometryNodeCollectionInfo')
    ci.inputs[0].default_value = col
    ci.inputs['Separate Children'].default_value = True
    ci.inputs['Reset Children'].default_value = True
    ip = n.new('GeometryNodeInstanceOnPoints')
    ip.inputs['Pick Instance'].default_value = True
    rv = n.new('FunctionNodeRandomValue')
    rv.data_type = 'FLOAT'
    rv.inputs[2].default_value = smin
    rv.inputs[3].default_value = smax
    rr = n.new('FunctionNodeRandomValue')
    rr.data_type = 'FLOAT_VECTOR'
    rr.inputs[0].default_value = (-tilt, -tilt, 0)
    rr.inputs[1].default_value = (tilt, tilt, 6.283)
    jn = n.new('GeometryNodeJoinGeometry')
    l(gi.outputs[0], dp.inputs['Mesh'])
    l(dp.outputs['Points'], ip.inputs['Points'])
    l(ci.outputs[0], ip.inputs['Instance'])
    l(rv.outputs[1], ip.inputs['Scale'])
    l(rr.outputs[0], ip.inputs['Rotation'])
    l(gi.outputs[0], jn.inputs[0])
    l(ip.outputs[0], jn.inputs[0])
    l(jn.outputs[0], go.inputs[0])
    m = target.modifiers.new('sc', 'NODES')
    m.node_group = ng
    return m


def terrain(x0, x1, y0, y1, nx, ny, fn, mat='ground', maskfn=None, name='terrain'):
    xs = np.linspace(x0, x1, nx)
    ys = np.linspace(y0, y1, ny)
    X, Y = np.meshgrid(xs, ys)
    Z = np.vectorize(fn)(X, Y)
    V = np.stack([X, Y, Z], -1).reshape(-1, 3)
    idx = np.arange(nx * ny).reshape(ny, nx)
    F = np.stack([idx[:-1, :-1], idx[:-1, 1:], idx[1:, 1:], idx[1:, :-1]], -1).reshape(-1, 4)
    b = MB()
    b.add(V, F.tolist())
    o = b.obj(name, mat, True)
    if maskfn is not None:
        a = o.data.attributes.new('mask', 'FLOAT', 'POINT')
        a.data.foreach_set('value', np.vectorize(maskfn)(X, Y).astype(np.float32).reshape(-1))
    return o


def nz(x, y, s=1, o=4, sd=0):
    return mnoise.fractal(Vector((x * s + sd, y * s - sd, sd * 0.37)), 1.0, 2.0, o)
