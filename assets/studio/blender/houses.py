"""The ten project houses: plan, walls, roof, ground, trees and cameras of each, as parameters.

A house is a function that builds its model and returns {'shots': {name: camera}}. The ground lies at z = 0
under the house, floors at 0.35. Front (the sun's side) is -y.
"""
import math

import numpy as np
from mathutils import Matrix, Vector

from kit import bench as B
from kit import house as H
from kit.base import R
from kit.mesh import MB, beam, frame, tube, xf

FLOOR = 0.35


def site(
    centre,
    half,
    pads,
    slope=(0, 0.06),
    rough=1.6,
    kind='ply',
    step=0.5,
    soft=7,
    seed=5,
    backdrop='#e4dccd',
    sun=-118,
    elev=27,
    fill=0.34,
    smooth=4,
    energy=3.8,
    view=None,
):
    """Ground with flat pads, plinth, cove and light."""
    cx, cy = centre
    B.sight[:] = [(*view[0], a) for a in view[1:]] if view else []

    def height(X, Y, w):
        return 0.15 + B.flat_rects(X, Y, pads, soft) * ((X - cx) * slope[0] + (Y - cy) * slope[1] + w)

    g = B.Ground(centre, half, height, step, kind, seed, rough, smooth=smooth)
    z = B.plinth(g)
    B.cove(backdrop, z, centre[1] + 70)
    B.studio_light(sun, elev, fill=fill, energy=energy)
    return g


def cameras(t, r, az=35, plan_az=12, **extra):
    """The usual set: t is the middle of the house, r its half-length with the ground that belongs to it."""
    x, y, z = t
    shots = {
        'cover': dict(target=(x, y, z), az=az, el=18, dist=3.9 * r, lens=50),
        'other': dict(target=(x, y, z), az=az - 72 if az > 0 else az + 72, el=24, dist=3.8 * r, lens=50),
        'near': dict(
            target=(x, y - 0.2 * r, z + 0.1), az=az - 14, el=8.5, dist=1.75 * r, lens=46, fstop=0.16
        ),
        'plan': dict(
            target=(x, y, z - 1), az=plan_az, el=56, dist=3.0 * r, lens=52, roof_off=True, fstop=0.5
        ),
        'high': dict(target=(x, y, z), az=az + 22, el=40, dist=3.5 * r, lens=50, fstop=0.35),
        'quiet': dict(target=(x, y, z), az=az, el=15, dist=4.6 * r, lens=50, shift=(-0.17, 0.1)),
        'west': dict(target=(x, y, z), az=78, el=20, dist=3.3 * r, lens=52),
        'above': dict(target=(x, y, z), az=16, el=62, dist=3.6 * r, lens=50, fstop=0.5),
        'low': dict(target=(x, y, z + 0.4), az=az + 18, el=10, dist=2.5 * r, lens=60, fstop=0.16),
    }
    shots.update(extra)
    return {'shots': shots}


def muckleford():
    """L plan round a walled yard, mudbrick, dry box-ironbark slope."""
    g = site(
        (6, -3),
        (27, 22),
        [(-3, 17, -12, 9)],
        (0, 0.085),
        2.0,
        'ply',
        backdrop='#ddd6c8',
        view=((7, -2), -28, 44, -10, 78),
    )
    A = H.wing(
        0,
        0,
        15,
        6.6,
        z=FLOOR,
        wall='mudbrick',
        roof_mat='zinc-pale',
        parts=(4.6, 9.2),
        front=[(1.0, 2.6, 0.8, 2.15), (3.4, 4.4, 0, 2.1), (5.2, 8.4, 0, 2.2, 'glass')],
        right=[(2.4, 4.2, 0.8, 2.1)],
        back=[(2, 3, 1.2, 2.1), (7, 8.2, 1.2, 2.1), (11, 12.2, 1.2, 2.1)],
        left=[(2.4, 4.2, 0.8, 2.15)],
    )
    W = H.wing(
        9,
        0,
        9,
        6,
        rot=-90,
        z=FLOOR,
        wall='mudbrick',
        roof_mat='zinc-pale',
        skip='l',
        reach=(3.0, 0.5),
        front=[(1.2, 2.2, 0, 2.1), (3.0, 5.2, 0.5, 2.15), (6.2, 7.8, 0.8, 2.15)],
        right=[(1.4, 2.5, 0.8, 2.15), (3.5, 4.6, 0.8, 2.15)],
        back=[(2, 3.2, 0.8, 2.1), (6, 7.2, 0.8, 2.1)],
        parts=(4.5,),
    )
    H.verandah(A, 0.1, 8.5, 2.3, posts=4, mat='zinc-pale')
    H.pergola(W, 1.0, 8.2, 2.0, vine='olive', posts=4)
    H.chimney(4.2, 2.9, 4.2, 6.1)
    B.patch([(-1.5, -9.2), (6.6, -9.2), (6.6, -2.6), (-1.5, -2.6)], 0, 'board-card', 0.05)
    B.drywall([(-1.8, -0.5), (-1.8, -9.6), (1.6, -9.6)], g, 0.75)
    B.drywall([(3.4, -9.6), (8.6, -9.6)], g, 0.75)
    B.path(g, [(2.5, -9.6), (2.8, -13), (6, -17), (5, -26)], 1.6, 'board-card')
    B.tree(g, 2.2, -5.6, 4.2, 'olive', 'ball', 0)
    B.tank(-3.4, 3.4, 0, 1.3)
    H.furniture(
        A, [('bed', 1, 3.6), ('table', 5.6, 2.6, 2.4, 1.0), ('bench', 5.2, 8.6, 5.6, 0.6), ('sofa', 10, 4.9)]
    )
    H.furniture(W, [('bed', 1.0, 3.0, True), ('bed', 6.0, 3.2, True), ('table', 2, 0.8, 1.6, 0.7)])
    B.pegs([(4.8, -3.8, 0.05), (5.4, -4.1, 0.05), (0.4, -7.2, 0.05), (7.4, -1.5, 0.1), (2.6, -11, 0)])
    B.wood(g, 46, [(-5, 18, -14, 10), (-3, 40, -40, -4)], (7, 12), ('straw', 'sage', 'sage'))
    B.wood(g, 10, [(-5, 18, -30, 10)], (2, 3.4), ('olive', 'straw'), 'ball')
    return cameras(
        (7, -2, 2.0),
        13,
        az=-28,
        plan_az=-10,
        near=dict(target=(5.4, -2.4, 1.9), az=-22, el=9, dist=20, lens=44, fstop=0.16),
    )


def eganstown():
    """A long bar with a steep gable, light earth, at the edge of a cool wet forest."""
    g = site(
        (9.5, 3),
        (28, 21),
        [(-3, 22, -8, 9)],
        (0.03, 0.11),
        2.0,
        'lime',
        seed=9,
        backdrop='#c3c8bd',
        sun=-112,
        view=((9.5, 1.2), 30, -42, 12),
    )
    A = H.wing(
        0,
        0,
        19,
        6,
        z=FLOOR,
        wall='lightearth',
        th=0.4,
        pitch=43,
        roof_mat='zinc-dark',
        gable='board',
        frame_mat='timber',
        eave=0.8,
        verge=0.9,
        parts=(5, 10.5, 14.5),
        H=2.6,
        front=[
            (0.9, 2.5, 0.7, 2.2),
            (3.2, 4.4, 0.7, 2.2),
            (5.6, 9.8, 0, 2.25, 'glass'),
            (11.2, 12.2, 0, 2.1),
            (13, 14.2, 0.7, 2.2),
            (15.4, 17.8, 0.5, 2.2),
        ],
        right=[(1.6, 4.2, 0.6, 2.2)],
        left=[(2.2, 3.6, 0.9, 2.1)],
        back=[(3, 3.8, 1.3, 2.1), (8, 8.8, 1.3, 2.1), (12, 13, 1.3, 2.1), (16, 16.8, 1.3, 2.1)],
    )
    H.verandah(A, 5.2, 12.6, 2.6, z_low=2.15, z_high=2.55, posts=4, mat='zinc-dark', round_=False)
    H.flue(7, 2.6, 5.0, 7.2)
    B.tank(20.6, 4.2, 0, 1.2, mat='zinc-dark')
    B.path(g, [(11.7, -2.7), (11.5, -7), (6, -12), (-6, -15), (-20, -16)], 1.5, 'board-ply')
    for i in range(3):
        B.bed(1 + i * 2.6, -6.6, 2.0, 3.2, 0, crops=('olive', 'sage', 'pine')[i])
    beams = MB()
    for i in range(7):  # split wood under the eave
        for k in range(5):
            tube(
                beams,
                [(14.3 + i * 0.3, -0.42, 0.1 + k * 0.22), (14.3 + i * 0.3, -0.05, 0.1 + k * 0.22)],
                [0.1, 0.1],
                8,
                cap=True,
            )
    beams.obj('wood', 'timber')
    H.furniture(
        A,
        [
            ('bed', 1.2, 2.9),
            ('table', 6.6, 2.2, 2.6, 1.0),
            ('bench', 5.4, 9.8, 5.0, 0.6),
            ('sofa', 8, 3.6),
            ('bed', 11.6, 2.9),
            ('bed', 16, 2.9),
        ],
    )
    B.pegs([(9, -4, 0), (9.7, -4.2, 0), (3.5, -3, 0), (12.2, -6.5, 0.04)])
    B.wood(
        g,
        70,
        [(-4, 23, -30, 8.5)],
        (10, 16),
        ('pine', 'olive', 'sage'),
        'tall',
        where=lambda x, y: y > 9 or x > 22,
    )
    B.wood(g, 22, [(-4, 23, -30, 8.5)], (7, 12), ('pine',), 'cone', where=lambda x, y: y > 9 or x > 22)
    B.wood(g, 16, [(-3, 22, -9, 9)], (1, 2.2), ('pine', 'olive'), 'ball')
    return cameras(
        (9.5, 1.2, 2.4), 13, az=30, near=dict(target=(8.6, 0, 2.3), az=20, el=8, dist=21, lens=44, fstop=0.16)
    )


def bullarto():
    """Two gabled timbercrete wings joined by a glazed link, under tall forest."""
    g = site(
        (11, 3),
        (28, 22),
        [(-2, 24, -7, 12)],
        (0.05, 0.09),
        2.0,
        'grey',
        seed=21,
        backdrop='#b9c0c1',
        sun=-125,
        elev=25,
        view=((11.5, 3), 24, -48, 12),
    )
    A = H.wing(
        0,
        0,
        10,
        6,
        z=FLOOR,
        wall='timbercrete',
        pitch=36,
        roof_mat='blue-slate',
        frame_mat='timber',
        gable='same',
        front=[(1, 2.8, 0.6, 2.2), (4, 5, 0, 2.1), (6.2, 8.8, 0.4, 2.2)],
        right=[(2.0, 4.6, 0, 2.3, 'open')],
        left=[(1.8, 4.2, 0.8, 2.2)],
        back=[(2, 3.4, 1.0, 2.1), (6, 7.4, 1.0, 2.1)],
        parts=(4.9,),
    )
    C = H.wing(
        13.4,
        3,
        11,
        6.2,
        z=FLOOR,
        wall='timbercrete',
        pitch=36,
        roof_mat='blue-slate',
        frame_mat='timber',
        front=[(1, 4.6, 0, 2.3, 'glass'), (6, 7.4, 0.7, 2.2), (8.6, 10, 0.7, 2.2)],
        left=[(1.6, 4.2, 0, 2.3, 'open')],
        right=[(1.8, 4.4, 0.7, 2.2)],
        back=[(1.4, 2.6, 1.1, 2.1), (5, 6.2, 1.1, 2.1), (8, 9.2, 1.1, 2.1)],
        parts=(5.4,),
    )
    L = H.wing(
        10,
        2.2,
        3.4,
        3.2,
        z=FLOOR,
        wall='card',
        th=0.12,
        H=2.45,
        roof_kind='skillion',
        high=2.6,
        roof_mat='zinc-pale',
        front=[(0.1, 3.3, 0.05, 2.3, 'glass')],
        back=[(0.1, 3.3, 0.05, 2.3, 'glass')],
        skip='lr',
        eave=0.3,
        verge=-0.05,
        rafters=False,
    )
    B.patch([(14, -0.6), (19.5, -0.6), (19.5, 2.9), (14, 2.9)], 0, 'timberlt', 0.3)
    H.flue(16.5, 6, 4.6, 7.6)
    H.flue(3, 3, 4.6, 7.4)
    B.tank(-1.9, 4.6, 0, 1.25)
    B.tank(-1.9, 7.6, 0, 1.25)
    H.furniture(A, [('bed', 1, 3.2), ('bed', 6.8, 3.2)])
    H.furniture(
        C, [('table', 1.6, 1.8, 2.4, 1), ('bench', 0.6, 5, 5.2, 0.6), ('sofa', 6.4, 4.6), ('bed', 8.6, 1)]
    )
    B.path(g, [(4.5, -0.4), (4.6, -4), (9, -9), (20, -14), (36, -16)], 1.6, 'board-card')
    B.drywall([(-2, -3), (2.5, -3.4)], g, 0.6)
    B.pegs([(4.8, -2.6, 0.05), (16, 0.8, 0.3), (17, 1.2, 0.3), (11.5, -3, 0)])
    B.wood(
        g,
        60,
        [(-4.5, 26.5, -30, 12.5)],
        (13, 20),
        ('sage', 'pine', 'olive'),
        'tall',
        where=lambda x, y: y > 13 or x > 26,
    )
    B.wood(g, 24, [(-4, 26, -9, 12)], (1.2, 2.6), ('pine', 'sage'), 'ball')
    return cameras((11.5, 3, 2.4), 14.5, az=24)


def shepherds_flat():
    """One room for teaching: straw and lime, high to the sun, a living roof, garden around it."""
    g = site(
        (4, 0),
        (15, 12),
        [(-5, 13, -8, 8)],
        (0.02, 0.05),
        1.0,
        'ply',
        step=0.3,
        seed=31,
        backdrop='#cfd2c4',
        sun=-120,
        view=((4.4, -0.6), -32, 40, -14),
    )
    A = H.wing(
        0,
        0,
        9,
        6,
        z=FLOOR,
        wall='straw',
        th=0.45,
        H=3.5,
        high=2.5,
        roof_kind='skillion',
        roof_mat='moss',
        seam=0,
        frame_mat='timber',
        eave=0.7,
        verge=0.55,
        front=[(0.9, 4.6, 0, 2.7, 'glass'), (5.4, 6.4, 0, 2.2), (7.0, 8.2, 0.9, 2.4)],
        right=[(2.2, 4.4, 0.8, 2.0)],
        left=[(1.4, 2.4, 0.9, 2.1), (3.4, 4.4, 0.9, 2.1)],
        back=[(2, 3, 1.3, 2.0), (6, 7, 1.3, 2.0)],
    )
    B.patch([(-0.4, -3.4), (9.4, -3.4), (9.4, -0.15), (-0.4, -0.15)], 0, 'timberlt', 0.3)
    for u in (0.2, 3.1, 6.0, 8.8):
        beam((u, -3.0, 0.3), (u, -3.0, 3.0), 0.12, 0.12, 'timbergrey')
        H.roofs.append(beam((u, -3.2, 3.05), (u, 0.1, 3.3), 0.08, 0.14, 'timber'))
    H.roofs.append(beam((0, -3.0, 3.02), (9, -3.0, 3.02), 0.1, 0.14, 'timber'))
    B.patch(B.ring(-3.0, -5.0, 2.1, 1.6, wob=0.08), 0, 'resin', 0.05)
    for i in range(4):
        B.bed(2.2 + i * 2.5, -7.4, 1.9, 2.8, 0, crops=('olive', 'pine', 'sage', 'straw')[i])
    B.path(g, [(5.9, -3.4), (5.7, -4.4), (1.0, -5.4), (-0.6, -8), (-2, -14)], 1.1, 'board-card')
    B.tank(10.6, 4.4, 0, 1.0, 1.9)
    H.furniture(
        A,
        [
            ('table', 1.4, 2.2, 3.4, 1.2),
            ('bench', 5.6, 8.4, 5.0, 0.5),
            ('table', 6.0, 2.6, 1.8, 0.9),
            ('bench', 0.8, 4.4, 5.1, 0.4),
        ],
    )
    B.pegs(
        [
            (2.2, -2, 0.3),
            (2.9, -2.3, 0.3),
            (3.5, -1.9, 0.3),
            (4.6, -5.4, 0),
            (1.0, -6.2, 0.04),
            (7.2, -5, 0),
            (-1.0, -3.2, 0),
        ],
        0.95,
    )
    B.wood(g, 16, [(-6, 13, -30, 7.5)], (5.5, 9), ('sage', 'straw', 'olive'))
    B.wood(g, 14, [(-5, 13, -9, 7)], (1.8, 2.8), ('sage', 'olive', 'bloom'), 'ball')
    return cameras((4.4, -0.6, 1.9), 8.2, az=-32, plan_az=-14)


def franklinford():
    """A long farmhouse of straw and lime under one deep verandah roof, on the volcanic plain."""
    g = site(
        (10, 1),
        (31, 21),
        [(-8, 28, -9, 14)],
        (0, 0.0),
        0.55,
        'umber',
        step=0.3,
        soft=9,
        seed=44,
        backdrop='#d9d3c6',
        sun=-108,
        elev=29,
        view=((10, 0), 28, -44, 12),
    )
    A = H.wing(
        0,
        0,
        20,
        7,
        z=FLOOR,
        wall='straw',
        th=0.5,
        pitch=27,
        roof_kind='hip',
        roof_mat='zinc',
        eave=0.2,
        H=2.9,
        front=[
            (1, 2.8, 0.6, 2.25),
            (4, 5.8, 0.6, 2.25),
            (7.2, 11.2, 0, 2.3, 'glass'),
            (12.4, 13.5, 0, 2.15),
            (15, 16.6, 0.6, 2.25),
            (17.6, 19, 0.6, 2.25),
        ],
        right=[(1.6, 2.9, 0.6, 2.25), (4.2, 5.5, 0.6, 2.25)],
        left=[(1.6, 2.9, 0.6, 2.25), (4.2, 5.5, 0.6, 2.25)],
        back=[(3, 4.2, 0.9, 2.2), (8, 9, 0, 2.15), (11, 12.2, 0.9, 2.2), (16, 17.2, 0.9, 2.2)],
        parts=(6.4, 11.8, 15.9),
    )
    H.verandah(A, -2.6, 22.6, 2.9, z_low=2.15, z_high=2.85, posts=9, mat='zinc')
    H.verandah(frame((20, 0, FLOOR), 90), 0, 7, 2.6, z_low=2.15, z_high=2.85, posts=3, mat='zinc')
    H.verandah(frame((0, 7, FLOOR), -90), 0, 7, 2.6, z_low=2.15, z_high=2.85, posts=3, mat='zinc')
    H.chimney(9.3, 3.2, 4.4, 6.4)
    H.wing(
        24.5,
        8,
        9,
        6,
        z=0.05,
        wall='upright',
        pitch=24,
        roof_mat='oxide',
        gable='board',
        plinth=0.1,
        skip='f',
        H=3,
        eave=0.3,
    )
    B.tank(-5.4, 6, 0, 1.5, 2.4)
    B.tank(-5.4, 9.6, 0, 1.5, 2.4)
    for i in range(13):
        B.tree(g, -18.5 + 0.2 * (i % 2), -14 + i * 2.6, 8 + R.random(), 'pine', 'cone')
    for i in range(3):
        for k in range(5):
            B.tree(g, -3 + k * 3.2, 10.6 + i * 3.1, 2.8, R.choice(('olive', 'sage', 'bloom')), 'ball')
    B.fence([(-12, -10.5), (5.5, -10.5)], g)
    B.fence([(8.5, -10.5), (36, -10.5)], g)
    B.path(g, [(7, -3.1), (7, -8), (7, -13), (2, -19), (-14, -24)], 2.0, 'board-cork')
    for i in range(4):
        B.bed(12 + i * 3, -7.6, 2.4, 2.2, 0, crops=('olive', 'pine', 'straw', 'sage')[i])
    H.furniture(
        A,
        [
            ('bed', 1.2, 4.4),
            ('bed', 4, 4.4),
            ('table', 7.4, 2.4, 3, 1.1),
            ('bench', 7, 11.2, 5.8, 0.6),
            ('sofa', 12.6, 4.6),
            ('bed', 17, 4.2),
        ],
    )
    B.pegs([(7, -6, 0.05), (7.7, -6.3, 0.05), (3, -1.6, 0.3), (14, -5, 0), (24, -2, 0)])
    B.wood(g, 12, [(-16, 34, -30, 16)], (6, 10), ('straw', 'sage'))
    return cameras((10, 0, 2.1), 15, az=28)


def yandoit():
    """A small stone cottage, kept, with a new light earth wing behind it."""
    g = site(
        (6, 4),
        (23, 20),
        [(-4, 13, -6, 16)],
        (0.03, 0.05),
        1.2,
        'cork',
        seed=52,
        backdrop='#dcd8cc',
        sun=-120,
        view=((6.4, 4), 38, -34, 20),
    )
    A = H.wing(
        0,
        0,
        9.4,
        5.6,
        z=FLOOR,
        wall='stone',
        th=0.5,
        pitch=37,
        roof_mat='oxide',
        eave=0.3,
        verge=0.2,
        frame_mat='timber',
        front=[(1.5, 2.6, 0.8, 2.1), (4.2, 5.2, 0, 2.1), (6.8, 7.9, 0.8, 2.1)],
        right=[(2.2, 3.3, 0.8, 2.0)],
        left=[],
        back=[(5.2, 6.4, 0, 2.1, 'open')],
    )
    W = H.wing(
        8.6,
        7.0,
        10,
        5.4,
        rot=90,
        z=FLOOR,
        wall='lightearth',
        th=0.4,
        H=2.6,
        high=3.5,
        roof_kind='skillion',
        roof_mat='zinc-pale',
        frame_mat='timberlt',
        front=[(1, 4.6, 0, 2.3, 'glass'), (5.6, 6.6, 0, 2.1), (7.4, 9, 0.7, 2.2)],
        right=[(1.6, 3.8, 0.9, 2.4)],
        back=[(2, 3.4, 1.6, 2.6), (6, 7.4, 1.6, 2.6)],
        left=[(1.2, 2.6, 0, 2.1, 'open')],
    )
    H.wing(
        4.6,
        5.7,
        2.6,
        1.3,
        z=FLOOR,
        wall='card',
        th=0.1,
        H=2.35,
        roof_kind='skillion',
        high=2.45,
        roof_mat='zinc-dark',
        skip='fb',
        left=[(0.1, 1.2, 0.05, 2.2, 'glass')],
        right=[(0.1, 1.2, 0.05, 2.2, 'glass')],
        eave=0.3,
        verge=0.15,
        rafters=False,
    )
    H.chimney(0.25, 2.3, 4.0, 6.2, 0.9, 0.9)
    H.chimney(8.2, 2.3, 4.0, 6.2, 0.9, 0.9)
    H.pergola(W, 0.6, 5.0, 2.4, vine='olive', posts=3)
    B.drywall([(-3.6, -4.6), (3.8, -4.9)], g, 0.8)
    B.drywall([(5.7, -4.9), (13.4, -4.2), (14, 6)], g, 0.8)
    B.path(g, [(4.7, -0.3), (4.7, -5), (7, -9), (14, -14), (20, -20)], 1.4, 'board-card')
    B.patch([(8.9, 7.6), (12.6, 7.6), (12.6, 13), (8.9, 13)], 0, 'board-card', 0.06)
    for k in range(6):
        B.tree(g, -6.5 - (k % 2) * 3, -2 + k * 2.6, 3.0, R.choice(('sage', 'bloom', 'olive')), 'ball')
    H.furniture(A, [('bed', 1, 2.8), ('table', 6, 1.8, 1.6, 0.9)])
    H.furniture(W, [('table', 1.6, 1.4, 2.4, 1), ('bench', 0.8, 5.2, 4.4, 0.6), ('bed', 7.4, 2.0, True)])
    B.tank(2, 9.4, 0, 1.2)
    B.pegs([(4.7, -2.8, 0.05), (10.4, 9.4, 0.06), (10.9, 8.8, 0.06), (6, -6.5, 0)])
    B.wood(g, 26, [(-6, 15, -8, 19), (2, 40, -40, -4)], (6, 10), ('straw', 'sage', 'rust'))
    return cameras((6.4, 4, 2.0), 11.5, az=38, plan_az=20)


def glenlyon():
    """Mudbrick round the four sides of a court."""
    g = site(
        (10, 9.5),
        (28, 23),
        [(-3, 23, -7, 22)],
        (-0.03, 0.05),
        1.8,
        'card',
        seed=61,
        backdrop='#d4c9b8',
        sun=-122,
        elev=31,
        view=((10, 8.6), 30, -42, 18),
    )
    kw = dict(wall='mudbrick', roof_mat='oxide', pitch=24, z=FLOOR, eave=0.5, verge=0.4)
    F = H.wing(
        0,
        0,
        20,
        5,
        front=[
            (1.2, 2.8, 0.8, 2.1),
            (4.6, 6.0, 0.8, 2.1),
            (8.9, 11.1, 0, 2.3, 'open'),
            (13.4, 14.8, 0.8, 2.1),
            (16.8, 18.4, 0.8, 2.1),
        ],
        back=[(8.9, 11.1, 0, 2.3, 'open'), (5.6, 7.6, 0.4, 2.2), (12.4, 14.4, 0.4, 2.2)],
        right=[(1.8, 3.2, 0.8, 2.1)],
        left=[(1.8, 3.2, 0.8, 2.1)],
        parts=(8.6, 11.4),
        **kw
    )
    K = H.wing(
        0,
        14,
        20,
        5,
        front=[(5.8, 7.2, 0.6, 2.2), (8.2, 11.8, 0, 2.2, 'glass'), (12.8, 14.2, 0.6, 2.2)],
        back=[(3, 4.2, 1.1, 2.1), (9, 10.2, 1.1, 2.1), (15, 16.2, 1.1, 2.1)],
        right=[(1.8, 3.2, 0.8, 2.1)],
        left=[(1.8, 3.2, 0.8, 2.1)],
        parts=(7, 13),
        **kw
    )
    W = H.wing(
        5,
        5,
        9,
        5,
        rot=90,
        front=[(1.2, 3.4, 0, 2.2, 'glass'), (5.2, 7.4, 0.5, 2.2)],
        back=[(2, 3.4, 0.8, 2.1), (5.6, 7, 0.8, 2.1)],
        skip='lr',
        reach=(2.5, 2.5),
        rafters=False,
        parts=(4.5,),
        **kw
    )
    E = H.wing(
        15,
        14,
        9,
        5,
        rot=-90,
        front=[(1.6, 3.8, 0.5, 2.2), (5.6, 7.8, 0, 2.2, 'glass')],
        back=[(2, 3.4, 0.8, 2.1), (5.6, 7, 0.8, 2.1)],
        skip='lr',
        reach=(2.5, 2.5),
        rafters=False,
        parts=(4.5,),
        **kw
    )
    B.patch([(5.1, 5.1), (14.9, 5.1), (14.9, 13.9), (5.1, 13.9)], 0.02, 'board-cork', 0.2)
    B.patch(B.ring(10, 9.6, 1.7, 1.7), 0.2, 'resin', 0.06)
    B.patch([(9, -0.2), (11, -0.2), (11, 5.2), (9, 5.2)], 0.2, 'board-cork', 0.16)
    B.tree(g, 7.2, 7.4, 4.6, 'olive', 'ball', 0.2)
    B.tree(g, 12.8, 11.8, 3.6, 'bloom', 'ball', 0.2)
    H.verandah(
        frame((5, 14, FLOOR), 0), 0.3, 9.7, 1.6, z_low=2.05, z_high=2.35, posts=5, mat='oxide', base=-0.2
    )
    B.path(g, [(10, -0.3), (10, -5), (8, -10), (-2, -16), (-14, -18)], 2.0, 'board-cork')
    H.flue(3, 9, 3.2, 5.2)
    H.flue(17, 17, 3.4, 5.4)
    H.furniture(F, [('bed', 1, 2), ('bed', 16.6, 2), ('table', 5, 1.8), ('table', 12.6, 1.6)])
    H.furniture(K, [('table', 8.4, 1.8, 3, 1), ('bench', 8, 12, 4.0, 0.6), ('sofa', 2, 2), ('bed', 15.6, 2)])
    H.furniture(W, [('bed', 1, 1.8, True), ('bed', 6, 1.8, True)])
    H.furniture(E, [('table', 1, 1.6, 2.4, 0.9), ('bench', 5.6, 8, 3.8, 0.6)])
    B.tank(22.8, 16, 0, 1.4)
    B.pegs(
        [
            (10, 1.5, 0.36),
            (8.6, 8, 0.25),
            (9.1, 11.6, 0.25),
            (11.8, 8.2, 0.25),
            (9.4, -3.4, 0),
            (10.2, -3.8, 0),
        ]
    )
    B.wood(g, 34, [(-5, 25, -8, 23), (-2, 22, -40, 0)], (6, 11), ('sage', 'straw', 'olive'))
    B.wood(g, 12, [(-3, 23, -5, 22)], (1.5, 3), ('olive', 'sage'), 'ball')
    return cameras(
        (10, 8.6, 1.4),
        14,
        az=30,
        plan_az=18,
        cover=dict(target=(10, 8.6, 1.0), az=30, el=33, dist=46, lens=50, fstop=0.3),
        near=dict(target=(10, 6.5, 1.4), az=4, el=13, dist=26, lens=50, fstop=0.2),
        low=dict(target=(10, 11, 1.2), az=-24, el=40, dist=24, lens=58, fstop=0.16),
    )


def trentham():
    """A timber longhouse under a steep dark roof, winter light."""
    g = site(
        (11, 3),
        (29, 20),
        [(-3, 25, -7, 10)],
        (0.0, 0.10),
        2.2,
        'card',
        seed=72,
        backdrop='#a9b1b8',
        sun=-128,
        elev=20,
        fill=0.42,
        view=((11, 1.6), 36, -36, 12),
    )
    A = H.wing(
        0,
        0,
        22,
        6.6,
        z=FLOOR,
        wall='upright',
        th=0.24,
        pitch=50,
        roof_mat='zinc-dark',
        eave=0.5,
        verge=0.9,
        frame_mat='timber',
        barge='timberdk',
        front=[
            (1, 2.6, 0.6, 2.2),
            (4, 5.2, 0.6, 2.2),
            (6.6, 11.4, 0, 2.3, 'glass'),
            (12.6, 13.7, 0, 2.15),
            (15.4, 16.8, 0.6, 2.2),
            (18.6, 20.4, 0.6, 2.2),
        ],
        right=[(1.4, 5.2, 0.4, 2.4), (2.3, 4.3, 3.2, 4.6)],
        left=[(2.3, 4.3, 3.2, 4.6)],
        back=[(4, 5, 1.2, 2.2), (9, 10, 1.2, 2.2), (17, 18, 1.2, 2.2)],
        parts=(6, 12.2, 17.4),
        H=2.7,
    )
    H.verandah(A, 6.2, 14.2, 2.2, z_low=2.2, z_high=2.65, posts=4, mat='zinc-dark', round_=False)
    H.chimney(9.0, 2.9, 4.8, 9.3, 1.1, 0.9)
    H.wing(
        -1.2,
        12.5,
        7,
        4,
        z=0.2,
        wall='upright',
        pitch=40,
        roof_mat='zinc-dark',
        gable='board',
        plinth=0.2,
        skip='f',
        H=2.4,
        eave=0.3,
    )
    wood = MB()
    for i in range(16):
        for k in range(6):
            tube(
                wood,
                [(15.2 + i * 0.26, -0.5, 0.1 + k * 0.2), (15.2 + i * 0.26, -0.06, 0.1 + k * 0.2)],
                [0.095, 0.095],
                8,
                cap=True,
            )
    wood.obj('stack', 'timber')
    B.path(g, [(13.1, -2.4), (13, -6), (18, -11), (30, -14), (44, -14)], 1.7, 'board-grey')
    H.furniture(
        A,
        [
            ('bed', 1.2, 3.6),
            ('bed', 4, 3.6, True),
            ('table', 7, 2.6, 3.2, 1.1),
            ('bench', 6.6, 11.6, 5.6, 0.6),
            ('sofa', 13, 4.2),
            ('bed', 18.6, 3.4),
        ],
    )
    B.pegs([(10, -3.6, 0), (10.6, -3.9, 0), (13.2, -5, 0.05), (16.6, -2, 0)])
    B.wood(g, 30, [(-5, 26, -30, 18)], (8, 14), ('pine',), 'cone', where=lambda x, y: y > 10 or x > 25)
    B.wood(g, 26, [(-5, 26, -30, 11)], (6, 10), ('rust', 'bloom', 'sage'), 'flower')
    B.fence([(-14, -9.5), (11.5, -9.5)], g)
    return cameras((11, 1.6, 3.0), 14.5, az=36)


def campbells_creek():
    """A weatherboard worker's cottage on its street, with a light earth extension behind."""
    g = site(
        (8, 5),
        (24, 21),
        [(-5, 22, -10, 19)],
        (0.02, 0.02),
        0.8,
        'ply',
        step=0.4,
        seed=83,
        backdrop='#c9ccc9',
        sun=-116,
        view=((8.6, 5.6), 44, -28, 26, 78),
    )
    A = H.wing(
        0,
        0,
        9.6,
        8,
        z=FLOOR + 0.15,
        wall='board',
        th=0.2,
        roof_kind='hip',
        pitch=31,
        roof_mat='oxide',
        eave=0.25,
        H=3.0,
        frame_mat='whitecard',
        front=[(1.2, 2.4, 0.7, 2.3), (4.3, 5.3, 0, 2.2), (7.2, 8.4, 0.7, 2.3)],
        right=[(1.6, 2.6, 0.8, 2.2), (5.2, 6.2, 0.8, 2.2)],
        left=[(1.6, 2.6, 0.8, 2.2), (5.2, 6.2, 0.8, 2.2)],
        back=[(6, 7.4, 0, 2.2, 'open')],
        plinth=0.5,
        parts=(4.0, 5.7),
    )
    H.verandah(
        A,
        0.1,
        9.5,
        1.9,
        z_low=2.25,
        z_high=2.6,
        posts=5,
        mat='zinc-pale',
        round_=False,
        post='whitecard',
        base=-0.5,
    )
    H.chimney(1.2, 3.4, 4.6, 6.9, 0.8, 0.8)
    H.chimney(7.4, 3.4, 4.6, 6.9, 0.8, 0.8)
    E = H.wing(
        5.2,
        10.2,
        12,
        6,
        z=FLOOR,
        wall='lightearth',
        th=0.4,
        H=2.6,
        high=3.9,
        roof_kind='skillion',
        roof_mat='zinc',
        frame_mat='timberlt',
        front=[(5.0, 8.6, 0, 2.25, 'glass'), (9.6, 11, 0.7, 2.2), (0.8, 2.2, 0, 2.15, 'open')],
        right=[(1.6, 4.4, 0.7, 2.3)],
        back=[(1.6, 4, 1.9, 3.0), (6, 8.4, 1.9, 3.0)],
        left=[(2, 3.6, 0.9, 2.1)],
        parts=(8.9,),
    )
    H.wing(
        5.6,
        8.05,
        2.2,
        2.2,
        z=FLOOR,
        wall='card',
        th=0.1,
        H=2.3,
        roof_kind='skillion',
        high=2.45,
        roof_mat='zinc-dark',
        skip='fb',
        left=[(0.1, 2.1, 0.05, 2.15, 'glass')],
        right=[(0.1, 2.1, 0.05, 2.15, 'glass')],
        eave=0.1,
        verge=0.1,
        rafters=False,
    )
    H.pergola(E, 4.6, 11.6, 2.6, vine='sage', posts=4)
    B.patch([(9.9, 7.2), (16.6, 7.2), (16.6, 10.0), (9.9, 10.0)], 0, 'board-card', 0.08)
    B.patch([(-16, -16), (32, -16), (32, -9.6), (-16, -9.6)], 0, 'board-grey', 0.05)
    B.fence([(-4, -6.6), (4.0, -6.6)], g, 1.0, 1.0, 'whitecard')
    B.fence([(5.7, -6.6), (18, -6.6)], g, 1.0, 1.0, 'whitecard')
    B.path(g, [(4.85, -2), (4.85, -5), (4.85, -9.6)], 1.2, 'board-card')
    for i in range(3):
        B.bed(13.0, -4.6 + i * 3.2, 4.2, 1.6, 0, crops=('olive', 'pine', 'sage')[i])
    for p in ((-2.6, 3), (-2.6, 7), (-2.4, 11), (1, 13.6), (2.4, 17)):
        B.tree(g, *p, 3.6, R.choice(('sage', 'bloom', 'olive')), 'ball')
    H.furniture(A, [('bed', 1, 1), ('bed', 1, 5), ('bed', 6.4, 1), ('table', 6.6, 5)])
    H.furniture(
        E,
        [('table', 5.2, 1.8, 2.6, 1), ('bench', 0.8, 8.6, 5.0, 0.55), ('bed', 9.4, 2.4), ('sofa', 1.2, 2.2)],
    )
    B.tank(18.6, 14, 0, 1.1)
    B.pegs(
        [
            (4.8, -4, 0.05),
            (12, 8.2, 0.08),
            (12.8, 8.6, 0.08),
            (15, -1.6, 0),
            (1, -11.5, 0.05),
            (2, -11.9, 0.05),
        ]
    )
    B.wood(g, 18, [(-5, 21, -18, 20)], (6, 10), ('sage', 'straw'))
    return cameras((8.6, 5.6, 2.1), 13.5, az=44, plan_az=26)


def newstead():
    """A hall with round ends: mudbrick walls and big timber trusses."""
    g = site(
        (7, 5.5),
        (27, 21),
        [(-9, 23, -9, 17)],
        (0.02, 0.05),
        1.4,
        'cork',
        seed=94,
        backdrop='#d5cdbf',
        sun=-120,
        elev=28,
        view=((6.6, 4), 30, -42, 12, 78),
    )
    L, W, hgt, th = 13.0, 11.0, 3.6, 0.42
    r = W / 2
    T = frame((0, 0, FLOOR), 0)
    ops = [
        (1, 2.6, 0.6, 2.7),
        (3.6, 5.2, 0.6, 2.7),
        (5.9, 8.1, 0, 2.8, 'glass'),
        (8.8, 10.4, 0.6, 2.7),
        (11.0, 12.4, 0.6, 2.7),
    ]
    from kit.building import brickwall

    for S, o in ((T, ops), (T @ frame((L, W, 0), 180), [q for q in ops if q[2] > 0])):
        brickwall(S, L, hgt, th, [q[:4] for q in o], bl=0.44, bh=0.17, joint=0.024, jit=0.008, r=0.022)
        H.openings(S, o, th, 'timberdk', True)
    bricks, core = MB(), MB()
    for cx, a0 in ((L, -90), (0, 90)):
        n = int(math.pi * r / 0.44)
        for c in range(int(hgt / 0.17)):
            for k in range(n):
                a = a0 + (k + (0.5 if c % 2 else 0)) * 180 / n
                z = c * 0.17
                gap = (k - n / 2) % 8
                if 3 < gap < 5.2 and 0.9 < z < 2.4 and 4 < k < n - 4:
                    continue
                X = frame((cx, r, FLOOR), a) @ frame((r, 0, 0), 90)
                bricks.rbox(
                    -0.21, 0.21, -0.0 + R.uniform(-0.006, 0.004), th, z + 0.012, z + 0.158, 0.022, 0.008, T=X
                )
                core.box(-0.25, 0.25, 0.05, th - 0.03, z, z + 0.17, T=X)
    bricks.obj('round', 'mudbrick', True)
    core.obj('roundcore', 'mortar')
    p = math.tan(math.radians(29))
    e = 1.0
    ze, zr = FLOOR + hgt - e * p + 0.15, FLOOR + hgt + r * p + 0.15
    H.roof([(0, -e, ze), (L, -e, ze), (L, r, zr), (0, r, zr)], 'zinc')
    H.roof([(L, W + e, ze), (0, W + e, ze), (0, r, zr), (L, r, zr)], 'zinc')
    for cx, a0 in ((L, -90), (0, 90)):
        for k in range(10):
            a, b = (math.radians(a0 + 18 * q) for q in (k, k + 1))
            P = [(cx + (r + e) * math.cos(q), r + (r + e) * math.sin(q), ze) for q in (a, b)]
            H.roof([P[0], P[1], (cx, r, zr)], 'zinc')
    for x in np.linspace(0, L, 5):  # trusses stay when the roof is lifted
        z0 = FLOOR + hgt
        for q in (0, W):
            beam((x, q, z0 - 0.1), (x, r, z0 + r * p - 0.12), 0.2, 0.3, 'timber')
        beam((x, 0.2, z0 + 0.05), (x, W - 0.2, z0 + 0.05), 0.2, 0.28, 'timber')
        beam((x, r, z0), (x, r, z0 + r * p - 0.2), 0.2, 0.2, 'timber')
        for q in (r - 2.6, r + 2.6):
            beam((x, r, z0 + 0.2), (x, q, z0 + (r - abs(q - r)) * p - 0.2), 0.14, 0.16, 'timber')
    for q in (2.75, 8.25):
        beam((0, q, FLOOR + hgt + 2.75 * p), (L, q, FLOOR + hgt + 2.75 * p), 0.12, 0.18, 'timber')
    fl = MB()
    for i in range(36):
        v = -0 + i * W / 36
        h = math.sqrt(max(0, r * r - (v + 0.15 - r) ** 2)) - 0.4
        fl.rbox(-h, L + h, v, v + W / 36 - 0.012, FLOOR - 0.005, FLOOR + 0.03, 0.004)
    fl.obj('floor', 'timberlt')
    B.patch(
        [
            (x, y)
            for x, y in [
                (L + (r + 0.15) * math.cos(a), r + (r + 0.15) * math.sin(a))
                for a in np.linspace(-1.57, 1.57, 20)
            ]
            + [((r + 0.15) * math.cos(a), r + (r + 0.15) * math.sin(a)) for a in np.linspace(1.57, 4.71, 20)]
        ],
        0,
        'stone',
        FLOOR - 0.02,
    )
    H.verandah(T, 4.6, 9.4, 2.8, z_low=2.5, z_high=2.9, posts=4, mat='zinc', base=-0.35)
    B.patch(B.ring(7, -8.5, 6, 3.6), 0, 'board-card', 0.08)
    B.path(g, [(7, -3.1), (7, -6)], 2.4, 'board-card')
    B.path(g, [(7, -11.5), (7, -14), (2, -19), (-10, -22)], 2.4, 'board-card')
    seats = MB()
    for k in range(7):
        a = math.radians(200 + k * 23)
        seats.rbox(
            -0.8,
            0.8,
            -0.2,
            0.2,
            0,
            0.42,
            0.03,
            T=frame((7 + 4.9 * math.cos(a), -8.5 + 2.8 * math.sin(a), 0.08), math.degrees(a) + 90),
        )
    seats.obj('seats', 'timbergrey')
    H.furniture(
        T,
        [('table', 1 + 3.4 * i, 3.0 + 3.2 * k, 2.4, 1.1) for i in range(4) for k in range(2)]
        + [('bench', 1, 12, 9.8, 0.5)],
    )
    B.pegs(
        [(7 + 2.6 * math.cos(a), -8.5 + 1.6 * math.sin(a), 0.08) for a in np.linspace(0, 5.6, 9)]
        + [(6, -4, 0.07), (8, -4.4, 0.07), (-3, -6, 0), (15, -5, 0)]
    )
    B.tree(g, -6, -6, 6.5, 'sage', 'ball')
    B.tree(g, 20, -5, 6, 'olive', 'ball')
    B.wood(g, 34, [(-11, 25, -30, 18)], (7, 12), ('straw', 'sage', 'rust'))
    return cameras((6.6, 4, 2.6), 15, az=30)


HOUSES = {
    'muckleford-mudbrick-estate': muckleford,
    'eganstown-light-earth-residence': eganstown,
    'bullarto-timbercrete-residence': bullarto,
    'shepherds-flat-garden-studio': shepherds_flat,
    'franklinford-strawbale-farmhouse': franklinford,
    'yandoit-stone-cottage': yandoit,
    'glenlyon-courtyard-house': glenlyon,
    'trentham-timber-longhouse': trentham,
    'campbells-creek-extension': campbells_creek,
    'newstead-makers-hall': newstead,
}
