"""Pieces of the cut-away wall sections."""
import math

from mathutils import Matrix, Vector

from .base import R
from .building import stonewall
from .light import area, studio, sunlamp
from .mesh import MB
from .planting import nz, terrain

# what every section stands on reaches from -LENGTH to LENGTH
LENGTH = 1.55


def box(mat, *parts, smooth=False):
    """One object of rounded boxes (x0, x1, y0, y1, z0, z1, rounding) in one material."""
    b = MB()
    for part in parts:
        b.rbox(*part)
    return b.obj(mat, mat, smooth)


def stand(depth, stones, target):
    """Card ground, backdrop, ply base, stone foot and sole: everything below a section's wall.

    depth: half of the sole's width; stones: thickness of the foot; target: size of its stones.
    """
    terrain(-6, 6, -4, 6, 10, 10, lambda x, y: 0, 'card')
    backdrop = MB()
    backdrop.box(-8, 8, 2.6, 2.7, -1, 8)
    backdrop.obj('backdrop', 'lime')
    box('ply', (-1.75, 1.75, -0.62, 0.62, 0, 0.06, 0.004), (-1.65, 1.65, -0.5, 0.5, 0.06, 0.10, 0.004))
    stonewall(
        Matrix.Translation((-LENGTH, -stones / 2, 0.10)),
        2 * LENGTH,
        0.26,
        target=target,
        gap=0.003,
        depth=0.08,
        m=30,
        rings=6,
        nz=0.03,
        jit=0.15,
        bias=1.4,
        chk=0,
        soft=3,
        pw=4,
        th=stones,
    )
    box('timber', (-LENGTH, LENGTH, -depth, depth, 0.36, 0.42, 0.006))


def stalk(b, centre, turn, lift, length, w):
    """One straw on the face of a wall: `turn` in the plane of the face, `lift` out of it."""
    d = Vector((math.cos(turn) * math.cos(lift), -math.sin(abs(lift)), math.sin(turn) * math.cos(lift)))
    p = Vector(centre) - d * length * 0.5
    q = p + d * length
    s = Vector((-math.sin(turn), -0.3, math.cos(turn))).normalized() * w
    o = Vector((0, -w * 1.1, 0))
    b.add(
        [(p + s)[:], (p + o)[:], (p - s)[:], (q + s * 0.7)[:], (q + o)[:], (q - s * 0.7)[:]],
        [(0, 1, 4, 3), (1, 2, 5, 4)],
        R.random(),
    )


def daylight(cove):
    """The light of the bench: a pale cove, a low lamp from the left, a cool fill from the right."""
    studio(cove, 0.17)
    sunlamp(26, -104, 3.0, 2, '#ffe3c2')
    area((3.2, -3.5, 3.2), (0, 0, 0.8), 3, 14, '#cfdcea')


def coat(
    edge, y, thickness, mat, wander, sd, rough=0.006, x0=-1.56, x1=1.2, z0=0.36, z1=1.82, nx=340, nz_=190
):
    """A plaster coat over everything left of a wandering edge, its surface a little uneven."""
    V, index, F = [], {}, []
    for j in range(nz_):
        z = z0 + (z1 - z0) * j / (nz_ - 1)
        e = edge + wander * nz(0.3, z, 1.6, 5, sd) + 0.03 * nz(0.7, z, 9, 4, sd)
        for i in range(nx):
            x = x0 + (x1 - x0) * i / (nx - 1)
            d = e - x
            if d > -0.004:
                t = max(0, min(1, d / 0.035))
                index[(i, j)] = len(V)
                V.append(
                    (
                        x,
                        y
                        - thickness * (t**0.5)
                        - nz(x, z, 5, 4, sd) * rough
                        - nz(x, z, 40, 3, sd) * rough * 0.5,
                        z,
                    )
                )
    for j in range(nz_ - 1):
        for i in range(nx - 1):
            q = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
            if all(k in index for k in q):
                F.append(tuple(index[k] for k in q))
    b = MB()
    b.add(V, F)
    return b.obj('coat', mat, True)
