"""Model: a strawbale wall cut away coat by coat on its stone base."""
from kit import *
from kit.section import coat

SHOTS = {
    'front': dict(loc=(1.15, -5.0, 1.35), target=(0.03, 0, 0.9), lens=46, fstop=5.6, focus=(0, -0.28, 0.9)),
    'edge': dict(
        loc=(1.9, -2.5, 1.25), target=(0.55, -0.1, 0.95), lens=46, fstop=4, focus=(0.5, -0.25, 0.95)
    ),
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
    return dict(exposure=0.45)


def build(subject):
    bt = terrain(-6, 6, -4, 6, 10, 10, lambda x, y: 0, 'card')
    wl = MB()
    wl.box(-8, 8, 2.6, 2.7, -1, 8)
    wl.obj('bg', 'lime')
    pl = MB()
    pl.rbox(-1.75, 1.75, -0.62, 0.62, 0, 0.06, 0.004)
    pl.rbox(-1.65, 1.65, -0.5, 0.5, 0.06, 0.10, 0.004)
    pl.obj('pl', 'ply')
    stonewall(
        Matrix.Translation((-1.55, -0.33, 0.10)),
        3.1,
        0.26,
        target=0.022,
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
        th=0.66,
    )
    sb = MB()
    sb.rbox(-1.55, 1.55, -0.27, 0.27, 0.36, 0.42, 0.006)
    sb.obj('sole', 'timber')
    # bales: running bond .9 x .36 ; core box + many straw fibres sticking out
    core = MB()
    fib = MB()
    tw = MB()
    bl, bh = 0.82, 0.345
    z0 = 0.42
    for c in range(4):
        off = 0 if c % 2 == 0 else -bl / 2
        x = -1.55 + off
        while x < 1.55 - 0.05:
            a, b_ = max(-1.55, x), min(1.55, x + bl)
            if b_ - a > 0.08:
                core.rbox(
                    a + 0.012,
                    b_ - 0.012,
                    -0.225,
                    0.225,
                    z0 + c * bh + 0.01,
                    z0 + (c + 1) * bh - 0.008,
                    0.05,
                    0.012,
                )
                n = int(3400 * (b_ - a) / bl)
                for _ in range(n):
                    px = R.uniform(a + 0.015, b_ - 0.015)
                    pz = z0 + c * bh + R.uniform(0.015, bh - 0.012)
                    py = -0.226 + R.uniform(-0.012, 0.02)
                    an = R.gauss(0, 0.38) + (3.14 if R.random() < 0.5 else 0)
                    L = R.uniform(0.04, 0.15)
                    out = R.gauss(0.08, 0.16)
                    w = R.uniform(0.0012, 0.0026)
                    d = Vector(
                        (math.cos(an) * math.cos(out), -math.sin(abs(out)), math.sin(an) * math.cos(out))
                    )
                    p = Vector((px, py, pz)) - d * L * 0.5
                    q = p + d * L
                    s = Vector((-math.sin(an), -0.3, math.cos(an))).normalized() * w
                    o = Vector((0, -w * 1.1, 0))
                    rr = R.random()
                    fib.add(
                        [(p + s)[:], (p + o)[:], (p - s)[:], (q + s * 0.7)[:], (q + o)[:], (q - s * 0.7)[:]],
                        [(0, 1, 4, 3), (1, 2, 5, 4)],
                        rr,
                    )
                for zz in (0.11, 0.24):
                    tube(
                        tw,
                        [
                            (a + 0.02, -0.243, z0 + c * bh + zz),
                            ((a + b_) / 2, -0.25, z0 + c * bh + zz + R.gauss(0, 0.004)),
                            (b_ - 0.02, -0.243, z0 + c * bh + zz),
                        ],
                        [0.0035] * 3,
                        6,
                    )
            x += bl
    core.obj('core', 'straw', True)
    fib.obj('fib', 'straw')
    tw.obj('tw', plain('twine', '#7c3b2a'))
    # end grain of the bales on the right end
    fe = MB()
    for _ in range(5200):
        py = R.uniform(-0.22, 0.22)
        pz = 0.42 + R.uniform(0.01, 4 * bh - 0.01)
        L = R.uniform(0.01, 0.035)
        a = R.uniform(0, 6.28)
        p = Vector((1.54, py, pz))
        d = Vector((1, R.gauss(0, 0.3), R.gauss(0, 0.3))).normalized()
        w = 0.0024
        rr = R.random()
        V = []
        F = []
        for k in range(6):
            V.append((p + Vector((0, math.cos(k * 1.047) * w, math.sin(k * 1.047) * w)))[:])
        for k in range(6):
            V.append((p + d * L + Vector((0, math.cos(k * 1.047) * w, math.sin(k * 1.047) * w)))[:])
        for k in range(6):
            F.append((k, (k + 1) % 6, 6 + (k + 1) % 6, 6 + k))
        fe.add(V, F, rr)
    fe.obj('fe', 'straw')
    # plaster coats: height-field sheets with ragged edge, each covering from a wandering x boundary to the left end
    ends = dict(z0=0.36, z1=0.42 + 4 * bh + 0.02)
    coat(0.42, -0.238, 0.028, 'earthplaster', 0.22, 3, 0.012, **ends)
    coat(-0.22, -0.266, 0.022, 'lime', 0.2, 8, 0.012, **ends)
    coat(-0.86, -0.290, 0.009, 'limewhite', 0.2, 13, 0.005, **ends)
    tp = MB()
    tp.rbox(-1.57, 1.57, -0.29, 0.29, 0.42 + 4 * bh, 0.42 + 4 * bh + 0.05, 0.005)
    tp.obj('top', 'timberlt')
    # mesh of fixing: hazel pins / a trowel and a lime lump at the foot
    tr = MB()
    tr.rbox(
        -0.16,
        0.16,
        -0.055,
        0.055,
        0.0,
        0.006,
        0.002,
        T=Matrix.Translation((0.95, -0.95, 0.012)) @ Matrix.Rotation(0.5, 4, 'Z'),
    )
    tr.obj('tr', 'iron')
    hd = MB()
    tube(hd, [(0.95, -0.95, 0.02), (0.93, -0.93, 0.07), (1.06, -0.86, 0.085)], [0.006, 0.006, 0.006], 8)
    hd.obj('hd', 'iron', True)
    hh = MB()
    tube(
        hh,
        [(1.0, -0.893, 0.083), (1.1, -0.838, 0.087), (1.17, -0.8, 0.085)],
        [0.014, 0.018, 0.012],
        12,
        cap=True,
    )
    hh.obj('hh', 'timber', True)
    studio('#d6d3cc', 0.17)
    sunlamp(26, -104, 3.0, 2, '#ffe3c2')
    area((3.2, -3.5, 3.2), (0, 0, 0.8), 3, 14, '#cfdcea')
