"""The bench model: stacked contours, dried-flower trees, peg figures, site pieces, card cove."""
import math

import bmesh
import bpy
import cv2
import numpy as np
from mathutils import Matrix, Vector

from .base import R
from .light import camera, studio, sunlamp
from .materials import NT, M, _timber, define
from .mesh import MB, beam, lathe, tube, xf

BOARDS = {  # the sheet the ground is cut from
    'ply': ('#c9a57a', '#d9bc92', '#e6d0ab'),
    'card': ('#d9d2c4', '#e3ddd0', '#ebe6da'),
    'grey': ('#9d9b94', '#aba9a1', '#b8b6ad'),
    'cork': ('#a9825a', '#b8926a', '#c6a47c'),
    'lime': ('#cfc9b6', '#dad5c3', '#e4dfcf'),
    'umber': ('#8a6a4c', '#9b7a59', '#ab8b69'),
}
LEAF = {  # dried flowers, moss, seed heads
    'straw': ('#8f8a5c', '#b9a96f', '#d6c48f'),
    'sage': ('#6f7a5e', '#8d9573', '#aeb08d'),
    'olive': ('#56603f', '#71794e', '#939361'),
    'rust': ('#7c4a30', '#a3653f', '#c48a55'),
    'pine': ('#3f4d3d', '#566450', '#738066'),
    'bloom': ('#c9b8a0', '#e0d3bd', '#efe6d6'),
}


def board(kind):
    a, b, c = BOARDS[kind]
    t = NT('board-' + kind, 0.75, 0.2)
    n = t.noise(2.0, 6, 0.6, t.tc(scale=(0.05, 0.6, 0.1)), dist=1.0)
    if kind in ('card', 'grey', 'lime'):
        n = t.noise(0.35, 4)
    return t.done(t.ramp(n, [(0.25, a), (0.5, b), (0.8, c)]), t.bump(n, 0.06, 0.05))


def leaf(kind):
    a, b, c = LEAF[kind]
    t = NT('leaf-' + kind, 0.95, 0.1)
    return t.done(t.ramp(t.attr('rnd'), [(0.1, a), (0.5, b), (0.9, c)]))


def tint(name, colour, rough=0.95, spec=0.05):
    t = NT(name, rough, spec)
    return t.done(colour)


for _k in BOARDS:
    define('board-' + _k, lambda k=_k: board(k))
for _k in LEAF:
    define('leaf-' + _k, lambda k=_k: leaf(k))


def zinc(name, a, b, rough=0.55):
    def make():
        t = NT(name, rough, 0.3)
        return t.done(t.ramp(t.noise(0.5, 5), [(0.3, a), (0.7, b)]))

    define(name, make)


zinc('zinc', '#8d8b84', '#a5a29a')
zinc('zinc-dark', '#55575a', '#6a6b6b')
zinc('zinc-pale', '#b3b1a8', '#c6c3b8')
zinc('oxide', '#6f4a3e', '#85604f', 0.75)
define('silver', lambda: _timber('silver', '#8a8276', '#a39a8b', '#b9b0a0'))
zinc('blue-slate', '#5b6570', '#717a83', 0.7)
define('moss', lambda: _moss())
define('resin', lambda: tint('resin', '#6b8583', 0.12, 0.5))
define('whitecard', lambda: tint('whitecard', '#e9e3d6'))


def _moss():
    t = NT('moss', 0.98, 0.05)
    n = t.noise(2.2, 8, 0.7)
    f = t.noise(26, 5, 0.7)
    m = t.math('ADD', t.math('MULTIPLY', n, 0.5), t.math('MULTIPLY', f, 0.5))
    return t.done(t.ramp(m, [(0.3, '#5d6841'), (0.5, '#7d8455'), (0.72, '#a39d69')]), t.bump(m, 1, 0.08))


class Ground:
    """Stacked contours. `height` takes numpy X, Y and gives metres; sheets are `step` thick."""

    def __init__(self, centre, half, height, step=0.5, kind='ply', seed=5, rough=0.0, top=0.0, smooth=4):
        self.c, self.s, self.step = centre, half, step
        n = max(half)
        self.nx, self.ny = int(300 * half[0] / n), int(300 * half[1] / n)
        x = np.linspace(-half[0], half[0], self.nx) + centre[0]
        y = np.linspace(-half[1], half[1], self.ny) + centre[1]
        X, Y = np.meshgrid(x, y)
        rng = np.random.default_rng(seed)
        wander = sum(
            cv2.resize(
                rng.normal(0, 1, (k, k + 2)).astype(np.float32),
                (self.nx, self.ny),
                interpolation=cv2.INTER_CUBIC,
            )
            * a
            for k, a in ((4, 1), (8, 0.45), (14, 0.2))
        )
        Z = height(X, Y, wander * rough).astype(np.float32)
        self.Z = cv2.GaussianBlur(Z, (0, 0), smooth) if smooth else Z
        self.low = int(math.floor(self.Z.min() / step)) - 1
        for k in range(self.low, int(math.ceil(self.Z.max() / step)) + 1):
            self._sheet(k, kind)
        self.base = (self.low - 1) * step

    def _sheet(self, k, kind):
        nx, ny, (sx, sy) = self.nx, self.ny, self.s
        m = (self.Z >= k * self.step - 1e-4).astype(np.uint8)
        if k == self.low:
            m[:] = 1
        if not m.any():
            return
        big = cv2.resize(m * 255, (nx * 4, ny * 4), interpolation=cv2.INTER_LINEAR)
        contours, _ = cv2.findContours(
            np.pad((big > 127).astype(np.uint8), 1) * 255, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE
        )
        cu = bpy.data.curves.new('sheet', 'CURVE')
        cu.dimensions, cu.fill_mode = '2D', 'BOTH'
        cu.extrude, cu.bevel_depth = self.step / 2 - 0.012, 0.01
        for c in contours:
            if len(c) < 260:  # slivers
                continue
            c = c[:, 0, :].astype(float)[::3]
            inner = (c[:, 0] > 6) & (c[:, 0] < nx * 4 - 4) & (c[:, 1] > 6) & (c[:, 1] < ny * 4 - 4)
            for _ in range(8):
                c = np.where(inner[:, None], 0.5 * c + 0.25 * (np.roll(c, 1, 0) + np.roll(c, -1, 0)), c)
            sp = cu.splines.new('POLY')
            q = len(c)
            sp.points.add(q - 1)
            sp.use_cyclic_u = True
            sp.points.foreach_set(
                'co',
                np.stack(
                    [
                        c[:, 0] / (nx * 4) * 2 * sx - sx,
                        c[:, 1] / (ny * 4) * 2 * sy - sy,
                        np.zeros(q),
                        np.ones(q),
                    ],
                    1,
                ).reshape(-1),
            )
        o = bpy.data.objects.new('sheet', cu)
        bpy.context.scene.collection.objects.link(o)
        o.location = (self.c[0], self.c[1], k * self.step - self.step / 2)
        cu.materials.append(M('board-' + kind))

    def top(self, x, y):
        i = int(np.clip((x - self.c[0] + self.s[0]) / (2 * self.s[0]) * self.nx, 0, self.nx - 1))
        j = int(np.clip((y - self.c[1] + self.s[1]) / (2 * self.s[1]) * self.ny, 0, self.ny - 1))
        return math.floor(self.Z[j, i] / self.step + 1e-3) * self.step

    def inside(self, x, y, edge=1.0):
        return abs(x - self.c[0]) < self.s[0] - edge and abs(y - self.c[1]) < self.s[1] - edge


def flat_rects(X, Y, rects, soft):
    """0 inside any of the rectangles (x0, x1, y0, y1), rising to 1 over `soft` metres."""
    d = np.full(X.shape, 1e9)
    for x0, x1, y0, y1 in rects:
        dx = np.maximum(np.maximum(x0 - X, X - x1), 0)
        dy = np.maximum(np.maximum(y0 - Y, Y - y1), 0)
        d = np.minimum(d, np.hypot(dx, dy))
    return np.clip(d / soft, 0, 1)


_ICO = {}


def ico(sub=1):
    if sub not in _ICO:
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1)
        _ICO[sub] = (
            np.array([v.co[:] for v in bm.verts]),
            [tuple(v.index for v in f.verts) for f in bm.faces],
        )
        bm.free()
    return _ICO[sub]


_protos = {}
sight = []  # (x, y, azimuth) of the views that trees must not stand in


def _flower(seed_, straight):
    """Twig and heads of one dried-flower tree, one metre high."""
    b, heads = MB(), []

    def grow(p, d, length, r, depth):
        q = p + d * length
        tube(
            b,
            [p, (p + q) / 2 + Vector((R.gauss(0, 0.006), R.gauss(0, 0.006), 0)), q],
            [r, r * 0.85, r * 0.7],
            5,
        )
        if depth == 0:
            heads.append(q)
            return
        for _ in range(R.choice((3, 4)) if depth > 1 else 5):
            a, t = R.uniform(0, 6.28), R.uniform(0.2, 0.7) * (0.8 if straight else 1)
            nd = (d * math.cos(t) + Vector((math.cos(a), math.sin(a), 0.2)) * math.sin(t)).normalized()
            grow(
                q,
                nd,
                length * R.uniform(0.5, 0.72) * (0.62 if straight and depth == 3 else 1),
                r * 0.6,
                depth - 1,
            )

    grow(
        Vector((0, 0, -0.02)),
        Vector((R.gauss(0, 0.05), R.gauss(0, 0.05), 1)).normalized(),
        0.55 if straight else 0.36,
        0.017 if straight else 0.02,
        3,
    )
    f = MB()
    tv, tf = ico(1)
    for p in heads:
        for _ in range(6):
            c = p + Vector((R.gauss(0, 0.026), R.gauss(0, 0.026), R.gauss(0.006, 0.018)))
            f.add(tv * R.uniform(0.007, 0.0145) + np.array(c[:]), tf)
    return b, f


def _cone(seed_):
    """A tall dark conifer of seed scales."""
    b, f = MB(), MB()
    tube(b, [(0, 0, -0.02), (0, 0, 1)], [0.018, 0.004], 6)
    tv, tf = ico(1)
    for i in range(300):
        t = R.random() ** 0.8
        r = 0.17 * (1 - t) * math.sqrt(R.uniform(0.3, 1))
        a = R.uniform(0, 6.28)
        f.add(
            tv * np.array([0.022, 0.022, 0.012]) * R.uniform(0.7, 1.3)
            + np.array([r * math.cos(a), r * math.sin(a), 0.14 + t * 0.85 - r * 0.25]),
            tf,
        )
    return b, f


def _ball(seed_):
    """A clump of moss on a pin: fruit trees and shrubs."""
    b, f = MB(), MB()
    tube(b, [(0, 0, -0.02), (0.01, 0, 0.2), (0, 0, 0.5)], [0.03, 0.026, 0.02], 6)
    tv, tf = ico(1)
    lumps = [Vector((R.gauss(0, 0.13), R.gauss(0, 0.13), R.gauss(0.62, 0.09))) for _ in range(7)]
    for i in range(900):
        d = Vector((R.gauss(0, 1), R.gauss(0, 1), R.gauss(0, 0.85))).normalized() * R.uniform(0.13, 0.23)
        p = R.choice(lumps) + d
        f.add(tv * R.uniform(0.013, 0.03) + np.array(p[:]), tf)
    return b, f


def tree(ground, x, y, h, leafs='straw', kind='flower', z=None):
    """One model tree; five prototypes of each kind and colour are shared."""
    n = R.randrange(5)
    key = (kind, leafs, n)
    if key not in _protos or _protos[key][0].name not in bpy.data.meshes:
        b, f = {
            'flower': lambda: _flower(n, False),
            'tall': lambda: _flower(n, True),
            'cone': lambda: _cone(n),
            'ball': lambda: _ball(n),
        }[kind]()
        pair = []
        for mb, mat in ((b, 'timberdk'), (f, 'leaf-' + leafs)):
            o = mb.obj('-'.join(map(str, key)), mat, True)
            pair.append(o.data)
            bpy.data.objects.remove(o)
        _protos[key] = pair
    a = R.uniform(0, 6.28)
    s = h * R.uniform(0.9, 1.1)
    for me in _protos[key]:
        o = bpy.data.objects.new('tree', me)
        bpy.context.scene.collection.objects.link(o)
        o.location = (x, y, ground.top(x, y) if z is None else z)
        o.rotation_euler = (0, 0, a)
        o.scale = (s, s, s)


def blocks(x, y, half):
    for tx, ty, az in sight:
        a = math.radians(az)
        along = (x - tx) * math.sin(a) - (y - ty) * math.cos(a)
        across = abs((x - tx) * math.cos(a) + (y - ty) * math.sin(a))
        if along > 2 and across < half or along > 20 and across < half + 5:
            return True
    return False


def wood(
    ground, n, keep_out, h=(11, 18), leafs=('straw', 'sage'), kind='flower', where=None, edge=1.5, gap=2.2
):
    """Scatter trees over the ground, away from rectangles and from one another."""
    placed = []
    for _ in range(n * 30):
        if len(placed) >= n:
            break
        x = ground.c[0] + R.uniform(-1, 1) * (ground.s[0] - edge)
        y = ground.c[1] + R.uniform(-1, 1) * (ground.s[1] - edge)
        if any(x0 < x < x1 and y0 < y < y1 for (x0, x1, y0, y1) in keep_out):
            continue
        if where and not where(x, y):
            continue
        if blocks(x, y, 9 if h[1] > 4 else 3.5):
            continue
        if any((x - a) ** 2 + (y - b) ** 2 < gap * gap for a, b in placed):
            continue
        placed.append((x, y))
        tree(ground, x, y, R.uniform(*h), R.choice(leafs), kind)


def pegs(spots, scale=1.0):
    """Turned figures: (x, y, z) each."""
    f = MB()
    for x, y, z in spots:
        s = scale * R.uniform(0.92, 1.04)
        lathe(
            f,
            [
                (0, 0),
                (0.1, 0),
                (0.15, 0.3),
                (0.13, 0.8),
                (0.1, 1.25),
                (0.045, 1.36),
                (0.09, 1.45),
                (0.1, 1.55),
                (0.06, 1.65),
                (0, 1.68),
            ],
            14,
            T=Matrix.Translation((x, y, z)) @ Matrix.Scale(s, 4),
        )
    if spots:
        f.obj('pegs', 'timber', True)


def slab(poly, mat, th=0.09, seam=0.55, rib=0.045):
    """A roof plane: polygon (poly[0] to poly[1] is the eave) with ribs running up the slope."""
    P = [Vector(p) for p in poly]
    ex = (P[1] - P[0]).normalized()
    n = ex.cross(P[-1] - P[0]).normalized()
    if n.z < 0:
        n = -n
    ey = n.cross(ex)
    if ey.z < 0:
        ey = -ey
    V = [p[:] for p in P] + [(p + n * th)[:] for p in P]
    m = len(P)
    F = [tuple(range(m))[::-1], tuple(range(m, 2 * m))]
    F += [(i, (i + 1) % m, m + (i + 1) % m, m + i) for i in range(m)]
    b = MB()
    b.add(V, F)
    if seam:
        flat = [((p - P[0]).dot(ex), (p - P[0]).dot(ey)) for p in P]
        x0, x1 = min(a for a, _ in flat), max(a for a, _ in flat)
        x = x0 + seam / 2
        while x < x1:
            ys = []
            for i in range(m):
                (ax, ay), (bx, by) = flat[i], flat[(i + 1) % m]
                if (ax > x) != (bx > x):
                    ys.append(ay + (by - ay) * (x - ax) / (bx - ax))
            if len(ys) == 2 and abs(ys[1] - ys[0]) > 0.2:
                a = P[0] + ex * x + ey * min(ys) + n * (th + 0.01)
                c = P[0] + ex * x + ey * max(ys) + n * (th + 0.01)
                d = (c - a).normalized()
                s = ex * (rib / 2)
                up = n * rib
                V = [(q + o)[:] for q in (a, c) for o in (-s, s, s + up, -s + up)]
                b.add(V, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (0, 3, 2, 1), (4, 5, 6, 7)])
            x += seam
    return b.obj('roof', mat)


def patch(points, z, mat, th=0.06):
    """A flat piece of card laid on the ground: a path, a court, a terrace, a pond."""
    b = MB()
    m = len(points)
    V = [(x, y, z) for x, y in points] + [(x, y, z + th) for x, y in points]
    F = [tuple(range(m))[::-1], tuple(range(m, 2 * m))]
    F += [(i, (i + 1) % m, m + (i + 1) % m, m + i) for i in range(m)]
    b.add(V, F)
    return b.obj('patch', mat)


def ring(cx, cy, rx, ry, n=40, wob=0.0):
    return [
        (
            cx + rx * math.cos(a) * (1 + wob * math.sin(3 * a + 1)),
            cy + ry * math.sin(a) * (1 + wob * math.cos(2 * a)),
        )
        for a in np.linspace(0, 2 * math.pi, n, endpoint=False)
    ]


def ribbon(points, width):
    """Outline of a strip along a line of points, smoothed."""
    p = np.array(points, float)
    for _ in range(4):
        mid = np.stack([0.75 * p[:-1] + 0.25 * p[1:], 0.25 * p[:-1] + 0.75 * p[1:]], 1).reshape(-1, 2)
        p = np.vstack([p[:1], mid, p[-1:]])
    d = np.gradient(p, axis=0)
    d /= np.maximum(np.linalg.norm(d, axis=1, keepdims=True), 1e-6)
    n = np.stack([-d[:, 1], d[:, 0]], 1) * width / 2
    return [tuple(v) for v in p + n] + [tuple(v) for v in (p - n)[::-1]]


def path(ground, points, width, mat, th=0.06):
    """A strip of card that follows the sheets of the ground, step by step."""
    outline = ribbon(points, width)
    n = len(outline) // 2
    left, right = outline[:n], outline[n:][::-1]
    b = MB()
    for i in range(n - 1):
        quad = [left[i], left[i + 1], right[i + 1], right[i]]
        if not all(ground.inside(x, y, 0.05) for x, y in quad):
            continue
        z = max(ground.top(x, y) for x, y in quad)
        V = [(x, y, z - 0.3) for x, y in quad] + [(x, y, z + th) for x, y in quad]
        (ax, ay), (bx, by), (cx, cy) = quad[:3]
        if (bx - ax) * (cy - by) - (by - ay) * (cx - bx) < 0:  # keep the upper side up
            V = [V[k] for k in (3, 2, 1, 0, 7, 6, 5, 4)]
        b.add(V, [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], 0.5)
    return b.obj('path', mat)


def bed(x, y, w, d, z, rot=0, crops='olive', h=0.4):
    """A garden bed with rows of moss."""
    T = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(rot), 4, 'Z')
    b = MB()
    b.box(0, w, 0, 0.12, 0, h, T=T)
    b.box(0, w, d - 0.12, d, 0, h, T=T)
    b.box(0, 0.12, 0.12, d - 0.12, 0, h, T=T)
    b.box(w - 0.12, w, 0.12, d - 0.12, 0, h, T=T)
    b.obj('bed', 'timber')
    s = MB()
    s.box(0.1, w - 0.1, 0.1, d - 0.1, 0, h - 0.1, T=T)
    s.obj('soil', 'soil')
    f = MB()
    tv, tf = ico(1)
    rows = max(2, int((d - 0.3) / 0.42))
    for r in range(rows):
        yy = 0.3 + (d - 0.6) * (r / max(1, rows - 1))
        xx = 0.3
        hh = R.uniform(0.7, 1.5)
        while xx < w - 0.25:
            for _ in range(3):
                f.add(
                    xf(
                        tv * R.uniform(0.07, 0.14) * np.array([1, 1, hh])
                        + np.array([xx + R.gauss(0, 0.05), yy + R.gauss(0, 0.05), h + 0.02]),
                        T,
                    ),
                    tf,
                )
            xx += R.uniform(0.24, 0.32)
    f.obj('crop', 'leaf-' + crops, True)


def tank(x, y, z, r=1.2, h=2.2, mat='zinc'):
    b = MB()
    prof = [(r + 0.02 * math.sin(k * 1.3), k * h / 60) for k in range(61)] + [
        (r * 0.7, h + 0.16),
        (0.02, h + 0.26),
    ]
    lathe(b, prof, 40, T=Matrix.Translation((x, y, z)))
    b.obj('tank', mat, True)


def fence(points, ground, h=1.1, gap=1.8, mat='timber'):
    b = MB()
    for (ax, ay), (bx, by) in zip(points[:-1], points[1:]):
        n = max(1, int(math.hypot(bx - ax, by - ay) / gap))
        prev = None
        for i in range(n + 1):
            x, y = ax + (bx - ax) * i / n, ay + (by - ay) * i / n
            z = ground.top(x, y)
            tube(b, [(x, y, z - 0.05), (x, y, z + h)], [0.055, 0.05], 6)
            if prev:
                for k in (0.45, 0.9):
                    tube(b, [(prev[0], prev[1], prev[2] + h * k), (x, y, z + h * k)], [0.025, 0.025], 4)
            prev = (x, y, z)
    b.obj('fence', mat)


def drywall(points, ground, h=0.8, w=0.5):
    """A low dry-stone wall of little chips."""
    b = MB()
    for (ax, ay), (bx, by) in zip(points[:-1], points[1:]):
        L = math.hypot(bx - ax, by - ay)
        a = math.atan2(by - ay, bx - ax)
        t = 0
        while t < L:
            x, y = ax + (bx - ax) * t / L, ay + (by - ay) * t / L
            z0 = ground.top(x, y)
            z = 0
            while z < h:
                hh = R.uniform(0.14, 0.26)
                for s in (-1, 1):
                    T = Matrix.Translation(
                        (x + R.gauss(0, 0.03), y + R.gauss(0, 0.03), z0 + z)
                    ) @ Matrix.Rotation(a + R.gauss(0, 0.12), 4, 'Z')
                    b.rbox(
                        0, R.uniform(0.28, 0.5), s * w / 4 - w / 4, s * w / 4 + w / 4, 0, hh, 0.05, 0.03, T=T
                    )
                z += hh
            t += 0.4
    b.obj('drywall', 'stone', True)


def cove(colour='#e4dccd', z=0.0, back=70.0):
    """The table and the curved card behind it."""
    m = tint('cove-' + colour, colour)
    prof = [(-400, z), (back, z)]
    prof += [(back + 60 * math.sin(a), z + 60 * (1 - math.cos(a))) for a in np.linspace(0.1, math.pi / 2, 14)]
    prof += [(back + 60, z + 300)]
    V, F = [], []
    for y, zz in prof:
        V += [(-600, y, zz), (600, y, zz)]
    for i in range(len(prof) - 1):
        F.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    b = MB()
    b.add(V, F)
    return b.obj('cove', m, True)


def plinth(ground, h=0.9, mat='timberdk'):
    b = MB()
    (cx, cy), (sx, sy) = ground.c, ground.s
    b.rbox(
        cx - sx - 0.4, cx + sx + 0.4, cy - sy - 0.4, cy + sy + 0.4, ground.base - h, ground.base + 0.02, 0.06
    )
    b.obj('plinth', mat)
    return ground.base - h


def studio_light(az=-118, elev=27, energy=3.8, fill=0.34, sky_colour='#d8d6d0'):
    studio(sky_colour, fill)
    sunlamp(elev, az, energy, 1.6, '#ffe0bd')


def orbit(target, az, el, dist, lens=50, fstop=0.22, focus=None, shift=(0, 0)):
    """Camera on a sphere round the target: azimuth 0 looks from the front (-y), 90 from the right."""
    a, e = math.radians(az), math.radians(el)
    loc = (
        target[0] + dist * math.cos(e) * math.sin(a),
        target[1] - dist * math.cos(e) * math.cos(a),
        target[2] + dist * math.sin(e),
    )
    o = camera(loc, target, lens=lens, fstop=fstop, focus=focus or target)
    o.data.shift_x, o.data.shift_y = shift
    return o
