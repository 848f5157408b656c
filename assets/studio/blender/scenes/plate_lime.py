"""Plate: hand-trowelled lime, seen from 1 m in raking light. The strokes are true geometry."""
import cv2
from kit import *

SHOTS = {
    'face': dict(loc=(-0.02, -0.12, 1.0), target=(-0.04, 0.0, 0), lens=42),
    'edge': dict(loc=(-0.25, -0.32, 0.62), target=(-0.12, 0.0, 0), lens=42, fstop=8, focus=(-0.15, -0.02, 0)),
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
    return dict(exposure=0.3)


def build(subject):
    nx, ny = 1300, 870
    W_, H_ = 1.5, 1.0
    rg = np.random.default_rng(4)

    def fbm(sx, sy, o=5, per=0.55):
        z = np.zeros((ny, nx), np.float32)
        a = 1
        for k in range(o):
            g = rg.normal(
                0, 1, (max(2, int(H_ * sy * 2**k) + 2), max(2, int(W_ * sx * 2**k) + 2))
            ).astype(np.float32)
            z += a * cv2.resize(g, (nx, ny), interpolation=cv2.INTER_CUBIC)
            a *= per
        return z / z.std()

    base = fbm(1.3, 1.3, 5, 0.42) * 0.0052 + fbm(40, 40, 3, 0.6) * 0.00022
    Hh = base.copy()
    yy, xx = np.mgrid[0:ny, 0:nx].astype(np.float32)
    for i in range(420):  # trowel strokes: shallow arcs with a raised lip on one edge
        cx, cy = rg.uniform(0, nx), rg.uniform(0, ny)
        a = rg.normal(0.35, 0.75)
        L = rg.uniform(70, 210)
        w = rg.uniform(26, 64)
        curv = rg.normal(0, 0.0012)
        u = (xx - cx) * np.cos(a) + (yy - cy) * np.sin(a)
        v = -(xx - cx) * np.sin(a) + (yy - cy) * np.cos(a) - curv * u * u
        m = np.clip(1 - np.abs(u) / L, 0, 1) ** 0.5 * (np.abs(v) < w) * 1.0
        m = cv2.GaussianBlur(m.astype(np.float32), (0, 0), 2.2) * rg.uniform(0.4, 1)
        tgt = cv2.blur(Hh, (81, 81)) + v / w * 0.0010 * rg.choice([-1, 1]) + u / L * 0.0005 * rg.normal()
        Hh = (
            Hh * (1 - m * 0.75)
            + m * 0.75 * tgt
            + np.exp(-(((v - w) / 4) ** 2)) * np.clip(1 - np.abs(u) / L, 0, 1) ** 0.5 * 0.00028 * rg.random()
            + m * 0.000022 * np.sin(v * rg.uniform(0.25, 0.6) + rg.uniform(0, 6))
        )
    Hh += fbm(90, 90, 2, 0.6) * 0.00012
    pits = cv2.GaussianBlur((rg.random((ny, nx)) > 0.99965).astype(np.float32), (0, 0), 2.0)
    Hh -= pits / pits.max() * 0.0011
    X = (xx / nx - 0.5) * W_
    Y = (yy / ny - 0.5) * H_
    V = np.stack([X, Y, Hh * 1.6], -1).reshape(-1, 3)
    idx = np.arange(nx * ny).reshape(ny, nx)
    F = np.stack([idx[:-1, :-1], idx[:-1, 1:], idx[1:, 1:], idx[1:, :-1]], -1).reshape(-1, 4)
    b = MB()
    b.add(V, F.tolist())
    t = NT('limem', 0.9, 0.15)
    n = t.noise(3, 6, 0.6)
    c = t.noise(11, 6, 0.65, dist=0.5)
    f = t.noise(160, 4, 0.6)
    o = b.obj(
        'lime',
        t.done(
            t.ramp(
                t.math('ADD', t.math('MULTIPLY', n, 0.6), t.math('MULTIPLY', c, 0.4)),
                [(0.32, '#e2d5bf'), (0.5, '#efe6d5'), (0.7, '#f8f2e6')],
            ),
            t.bump(f, 0.12, 0.002),
        ),
        True,
    )
    studio('#cfd9e6', 0.22)
    sunlamp(14, -62, 8.0, 1.0, '#ffe0ba')
