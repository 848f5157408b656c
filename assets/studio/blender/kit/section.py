"""Pieces of the cut-away wall sections."""
from .mesh import MB
from .planting import nz


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
