"""Procedural surfaces, by name: M('mudbrick') makes or finds one."""
import bpy

from .base import hexlin


class NT:
    def __init__(s, name, rough=0.9, spec=0.2):
        s.m = bpy.data.materials.new(name)
        s.m.use_nodes = True
        s.t = s.m.node_tree
        s.n = s.t.nodes
        s.b = s.n['Principled BSDF']
        s.b.inputs['Roughness'].default_value = rough
        s.b.inputs['Specular'].default_value = spec
        s.out = s.n['Material Output']
        s._tc = None

    def new(s, typ, **kw):
        x = s.n.new(typ)
        for k, v in kw.items():
            if k.startswith('i_'):
                x.inputs[k[2:].replace('_', ' ')].default_value = v
            else:
                setattr(x, k, v)
        return x

    def link(s, a, b):
        s.t.links.new(a, b)

    def tc(s, kind='Object', scale=None, rot=None):
        if s._tc is None:
            s._tc = s.new('ShaderNodeTexCoord')
        o = s._tc.outputs[kind]
        if scale is not None or rot is not None:
            mp = s.new('ShaderNodeMapping')
            if scale is not None:
                mp.inputs['Scale'].default_value = scale
            if rot is not None:
                mp.inputs['Rotation'].default_value = rot
            s.link(o, mp.inputs['Vector'])
            return mp.outputs[0]
        return o

    def noise(s, scale=5, detail=6, rough=0.55, vec=None, dist=0, col=False):
        x = s.new('ShaderNodeTexNoise', i_Scale=scale, i_Detail=detail, i_Roughness=rough, i_Distortion=dist)
        s.link(vec if vec is not None else s.tc(), x.inputs['Vector'])
        return x.outputs['Color' if col else 'Fac']

    def voro(s, scale=5, feature='F1', out='Distance', vec=None, rand=1.0):
        x = s.new('ShaderNodeTexVoronoi', feature=feature, i_Scale=scale)
        x.inputs['Randomness'].default_value = rand
        s.link(vec if vec is not None else s.tc(), x.inputs['Vector'])
        return x.outputs[out]

    def wave(s, scale=5, dist=2, detail=2, vec=None, dirn='X', ds=1.0):
        x = s.new(
            'ShaderNodeTexWave', bands_direction=dirn, i_Scale=scale, i_Distortion=dist, i_Detail=detail
        )
        x.inputs['Detail Scale'].default_value = ds
        s.link(vec if vec is not None else s.tc(), x.inputs['Vector'])
        return x.outputs['Fac']

    def ramp(s, fac, stops, interp='LINEAR'):
        x = s.new('ShaderNodeValToRGB')
        cr = x.color_ramp
        cr.interpolation = interp
        while len(cr.elements) < len(stops):
            cr.elements.new(0.5)
        for e, (p, c) in zip(cr.elements, stops):
            e.position = p
            e.color = hexlin(c) if isinstance(c, str) else ((c, c, c, 1) if not isinstance(c, tuple) else c)
        s.link(fac, x.inputs[0])
        return x.outputs[0]

    def mix(s, fac, a, b, mode='MIX'):
        x = s.new('ShaderNodeMixRGB', blend_type=mode)
        for i, v in ((0, fac), (1, a), (2, b)):
            if isinstance(v, (int, float)):
                x.inputs[i].default_value = v if i == 0 else (v, v, v, 1)
            elif isinstance(v, str):
                x.inputs[i].default_value = hexlin(v)
            elif isinstance(v, tuple):
                x.inputs[i].default_value = v
            else:
                s.link(v, x.inputs[i])
        return x.outputs[0]

    def math(s, op, a, b=0.0, clamp=False):
        x = s.new('ShaderNodeMath', operation=op, use_clamp=clamp)
        for i, v in ((0, a), (1, b)):
            if isinstance(v, (int, float)):
                x.inputs[i].default_value = v
            else:
                s.link(v, x.inputs[i])
        return x.outputs[0]

    def attr(s, name='rnd'):
        x = s.new('ShaderNodeAttribute', attribute_name=name)
        return x.outputs['Fac']

    def orand(s):
        return s.new('ShaderNodeObjectInfo').outputs['Random']

    def bump(s, h, strength=0.4, dist=0.02, prev=None):
        x = s.new('ShaderNodeBump', i_Strength=strength, i_Distance=dist)
        s.link(h, x.inputs['Height'])
        if prev is not None:
            s.link(prev, x.inputs['Normal'])
        return x.outputs[0]

    def done(s, color=None, normal=None, rough=None, disp=None, dscale=0.02):
        if color is not None:
            if isinstance(color, str):
                s.b.inputs['Base Color'].default_value = hexlin(color)
            else:
                s.link(color, s.b.inputs['Base Color'])
        if normal is not None:
            s.link(normal, s.b.inputs['Normal'])
        if rough is not None:
            s.link(rough, s.b.inputs['Roughness'])
        if disp is not None:
            d = s.new('ShaderNodeDisplacement', i_Scale=dscale, i_Midlevel=0.5)
            s.link(disp, d.inputs['Height'])
            s.link(d.outputs[0], s.out.inputs['Displacement'])
            s.m.cycles.displacement_method = 'BOTH'
        return s.m


_makers = {}


def define(name, maker):
    """Give a scene its own surface (or its own version of one) under a name."""
    _makers[name] = maker


def M(name):
    """The material called `name`, made on first use in this scene."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = _makers.get(name) or globals()['mat_' + name]
    m = m()
    m.name = name
    return m


def _earth(name, a, b, c, straw=True, scale=1.0, bs=0.6):
    t = NT(name, 0.95, 0.1)
    r = t.attr('rnd')
    n = t.noise(3 * scale, 5)
    f = t.noise(40 * scale, 8, 0.65)
    base = t.ramp(
        t.math('ADD', t.math('MULTIPLY', r, 0.55), t.math('MULTIPLY', n, 0.5)),
        [(0.12, a), (0.5, b), (0.9, c)],
    )
    base = t.mix(0.35, base, t.ramp(f, [(0.3, 0.35), (0.7, 0.75)]), 'OVERLAY')
    h = t.math('ADD', t.math('MULTIPLY', n, 0.8), t.math('MULTIPLY', f, 0.35))
    if straw:
        v = t.noise(22 * scale, 2, 0.5, t.tc(scale=(1, 9, 9), rot=(0.3, 0.9, 0.4)))
        v2 = t.noise(22 * scale, 2, 0.5, t.tc(scale=(9, 1, 9), rot=(0.8, 0.2, 1.1)))
        fl = t.math(
            'ADD', t.ramp(v, [(0.66, 0.0), (0.70, 1.0)]), t.ramp(v2, [(0.67, 0.0), (0.71, 1.0)]), True
        )
        base = t.mix(t.math('MULTIPLY', fl, 0.45), base, '#d8b77c')
        h = t.math('ADD', h, t.math('MULTIPLY', fl, 0.12))
    return t.done(base, t.bump(h, bs, 0.03))


def mat_mudbrick():
    return _earth('mudbrick', '#7d6550', '#a08468', '#bda486', True, 1.0, 0.9)


def mat_mortar():
    return _earth('mortar', '#8d7054', '#a18263', '#b39775', False)


def mat_earthplaster():
    return _earth('earthplaster', '#a58362', '#b3926f', '#c0a17e', True, 0.6, 0.35)


def mat_timbercrete():
    return _earth('timbercrete', '#b3a48d', '#c0b199', '#cabda6', True, 1.4)


def _plaster(name, a, b, c, bs=0.3):
    t = NT(name, 0.92, 0.15)
    n = t.noise(0.9, 6, 0.6)
    m = t.noise(7, 5, 0.6, dist=0.6)
    f = t.noise(60, 6, 0.6)
    base = t.ramp(
        t.math('ADD', t.math('MULTIPLY', n, 0.6), t.math('MULTIPLY', m, 0.4)), [(0.3, a), (0.5, b), (0.72, c)]
    )
    h = t.math('ADD', t.math('MULTIPLY', m, 0.9), t.math('MULTIPLY', f, 0.12))
    return t.done(base, t.bump(h, bs, 0.04))


def mat_lime():
    return _plaster('lime', '#ddcfb8', '#e9dec9', '#f1e9d9')


def mat_limewhite():
    return _plaster('limewhite', '#e6dccb', '#f0e8da', '#f6f0e6', 0.35)


def mat_clayfloor():
    t = NT('clayfloor', 0.45, 0.35)
    n = t.noise(1.3, 6, 0.6)
    f = t.noise(18, 6)
    base = t.ramp(
        t.math('ADD', t.math('MULTIPLY', n, 0.7), t.math('MULTIPLY', f, 0.3)),
        [(0.3, '#7d5239'), (0.5, '#95674a'), (0.75, '#a97b58')],
    )
    return t.done(base, t.bump(n, 0.08, 0.05), t.ramp(f, [(0.2, 0.32), (0.8, 0.6)]))


def _timber(name, a, b, c, rough=0.75, grain=1.0):
    t = NT(name, rough, 0.25)
    r = t.attr('rnd')
    v = t.tc(scale=(0.6, 9, 9))
    n = t.noise(3.2 * grain, 6, 0.6, v, dist=0.8)
    w = t.noise(14 * grain, 4, 0.6, v)
    base = t.ramp(
        t.math('ADD', t.math('MULTIPLY', n, 0.65), t.math('MULTIPLY', r, 0.3)),
        [(0.2, a), (0.5, b), (0.85, c)],
    )
    base = t.mix(t.ramp(w, [(0.40, 0.55), (0.56, 0.0)]), base, a)
    return t.done(base, t.bump(w, 0.25, 0.01))


def mat_timber():
    return _timber('timber', '#5f432c', '#8a6542', '#a98257')


def mat_timberlt():
    return _timber('timberlt', '#a87f52', '#c49b69', '#d8b584')


def mat_timberdk():
    return _timber('timberdk', '#33261d', '#4d3a2b', '#6a5240')


def mat_timbergrey():
    return _timber('timbergrey', '#6a6258', '#8b8275', '#a79d8e')


def mat_stone():
    t = NT('stone', 0.9, 0.2)
    r = t.attr('rnd')
    n = t.noise(4, 8, 0.62, dist=0.4)
    f = t.noise(30, 8, 0.65)
    v = t.noise(9, 3, 0.5)
    base = t.ramp(
        t.math('ADD', t.math('MULTIPLY', r, 0.7), t.math('MULTIPLY', n, 0.35)),
        [(0.1, '#5f574c'), (0.32, '#81766a'), (0.5, '#988a77'), (0.68, '#937a62'), (0.9, '#ab9e8b')],
    )
    base = t.mix(0.4, base, t.ramp(f, [(0.3, 0.3), (0.7, 0.78)]), 'OVERLAY')
    base = t.mix(t.ramp(v, [(0.62, 0.0), (0.7, 0.5)]), base, '#c3bda6')  # lichen
    return t.done(
        base, t.bump(t.math('ADD', t.math('MULTIPLY', n, 0.8), t.math('MULTIPLY', f, 0.35)), 0.7, 0.03)
    )


def mat_iron():
    t = NT('iron', 0.42, 0.5)
    t.b.inputs['Metallic'].default_value = 0.75
    n = t.noise(0.7, 6, 0.6)
    f = t.noise(25, 5)
    base = t.ramp(
        t.math('ADD', t.math('MULTIPLY', n, 0.8), t.math('MULTIPLY', f, 0.2)),
        [(0.3, '#8d8f8c'), (0.55, '#a9aaa5'), (0.8, '#b7aa9b')],
    )
    return t.done(base, t.bump(f, 0.03, 0.01), t.ramp(n, [(0.3, 0.36), (0.7, 0.58)]))


def mat_tile():
    t = NT('tile', 0.85, 0.2)
    r = t.attr('rnd')
    n = t.noise(5, 5)
    f = t.noise(40, 5)
    base = t.ramp(
        t.math('ADD', t.math('MULTIPLY', r, 0.75), t.math('MULTIPLY', n, 0.3)),
        [(0.1, '#7c4630'), (0.4, '#a85f3c'), (0.65, '#bd7748'), (0.95, '#d09a6b')],
    )
    base = t.mix(t.ramp(t.noise(1.7, 5), [(0.5, 0.0), (0.75, 0.55)]), base, '#8d8464')
    return t.done(base, t.bump(f, 0.3, 0.01))


def mat_thatch():
    t = NT('thatch', 0.95, 0.1)
    r = t.attr('rnd')
    n = t.noise(2, 5)
    base = t.ramp(
        t.math('ADD', t.math('MULTIPLY', r, 0.7), t.math('MULTIPLY', n, 0.35)),
        [(0.1, '#7d6238'), (0.5, '#b28f56'), (0.9, '#d3b47a')],
    )
    return t.done(base)


def mat_straw():
    t = NT('straw', 0.7, 0.3)
    r = t.attr('rnd')
    n = t.noise(3, 4)
    base = t.ramp(
        t.math('ADD', t.math('MULTIPLY', r, 0.8), t.math('MULTIPLY', n, 0.2)),
        [(0.1, '#9c7a3e'), (0.45, '#c9a65f'), (0.9, '#e6cd92')],
    )
    return t.done(base)


def mat_soil():
    t = NT('soil', 0.98, 0.05)
    n = t.noise(6, 8, 0.7)
    f = t.noise(45, 6, 0.7)
    base = t.ramp(
        t.math('ADD', t.math('MULTIPLY', n, 0.6), t.math('MULTIPLY', f, 0.4)),
        [(0.3, '#33261d'), (0.55, '#4f3c2d'), (0.8, '#6b533d')],
    )
    return t.done(base, t.bump(t.math('ADD', n, f), 0.9, 0.05))


def mat_ground():
    t = NT('ground', 0.98, 0.05)
    n = t.noise(0.35, 8, 0.62)
    f = t.noise(14, 7, 0.65)
    base = t.ramp(
        t.math('ADD', t.math('MULTIPLY', n, 0.7), t.math('MULTIPLY', f, 0.3)),
        [(0.3, '#8a6f47'), (0.5, '#a98a57'), (0.7, '#b99b68')],
    )
    return t.done(base, t.bump(t.math('ADD', n, f), 0.5, 0.05))


def mat_hill():
    t = NT('hill', 0.98, 0.05)
    n = t.noise(0.012, 8, 0.65)
    f = t.noise(0.16, 7, 0.7)
    base = t.ramp(
        t.math('ADD', t.math('MULTIPLY', n, 0.55), t.math('MULTIPLY', f, 0.45)),
        [(0.36, '#585b42'), (0.5, '#827d58'), (0.64, '#ab9d70')],
    )
    return t.done(base, t.bump(f, 0.6, 1.0))


def mat_yard():
    t = NT('yard', 0.98, 0.05)
    n = t.noise(0.35, 8, 0.62)
    f = t.noise(14, 7, 0.65)
    base = t.ramp(
        t.math('ADD', t.math('MULTIPLY', n, 0.7), t.math('MULTIPLY', f, 0.3)),
        [(0.3, '#6d6640'), (0.5, '#938257'), (0.7, '#b09a6c')],
    )
    return t.done(base, t.bump(t.math('ADD', n, f), 0.5, 0.05))


def mat_gravel():
    t = NT('gravel', 0.95, 0.1)
    c = t.voro(26, 'F1', 'Color')
    d = t.voro(26, 'F1', 'Distance')
    n = t.noise(1.2, 6)
    bw = t.new('ShaderNodeRGBToBW')
    t.link(c, bw.inputs[0])
    base = t.mix(0.3, t.ramp(n, [(0.3, '#a68c6b'), (0.7, '#bda583')]), bw.outputs[0], 'OVERLAY')
    base = t.mix(t.ramp(d, [(0.25, 0.0), (0.5, 0.5)]), base, '#8a7154')
    return t.done(base, t.bump(t.math('SUBTRACT', 1.0, d), 0.6, 0.02))


def _leafm(name, a, b, c, trans=0.25):
    t = NT(name, 0.65, 0.25)
    r = t.math('ADD', t.math('MULTIPLY', t.attr('rnd'), 0.7), t.math('MULTIPLY', t.orand(), 0.35))
    base = t.ramp(r, [(0.05, a), (0.5, b), (0.95, c)])
    t.link(base, t.b.inputs['Base Color'])
    tr = t.new('ShaderNodeBsdfTranslucent')
    t.link(base, tr.inputs['Color'])
    mx = t.new('ShaderNodeMixShader')
    mx.inputs[0].default_value = trans
    t.link(t.b.outputs[0], mx.inputs[1])
    t.link(tr.outputs[0], mx.inputs[2])
    t.link(mx.outputs[0], t.out.inputs['Surface'])
    return t.m


def mat_gumleaf():
    return _leafm('gumleaf', '#4f5a41', '#6f7a58', '#95986f')


def mat_grassdry():
    return _leafm('grassdry', '#a68a4e', '#c9ad6c', '#e4d09a', 0.35)


def mat_grassgreen():
    return _leafm('grassgreen', '#6d7340', '#8e8f52', '#b3aa68', 0.35)


def mat_veg():
    return _leafm('veg', '#41602f', '#62803f', '#8fa556', 0.35)


def mat_vegblue():
    return _leafm('vegblue', '#4b665a', '#6d8a78', '#93a88f', 0.3)


def mat_vegred():
    return _leafm('vegred', '#5a2f33', '#7b4444', '#96605a', 0.3)


def mat_flower():
    return _leafm('flower', '#c9772f', '#dd9a3e', '#eabf68', 0.4)


def mat_bark():
    t = NT('bark', 0.85, 0.2)
    n = t.noise(1.2, 6, 0.6, t.tc(scale=(1, 1, 0.35)))
    f = t.noise(14, 6, 0.6, t.tc(scale=(1, 1, 0.3)))
    base = t.ramp(
        t.math('ADD', t.math('MULTIPLY', n, 0.75), t.math('MULTIPLY', f, 0.25)),
        [(0.32, '#6c5743'), (0.48, '#b39f88'), (0.7, '#d9cdbb')],
    )
    return t.done(base, t.bump(f, 0.3, 0.03))


def mat_barkdk():
    t = NT('barkdk', 0.9, 0.1)
    f = t.noise(10, 6, 0.6, t.tc(scale=(1, 1, 0.3)))
    return t.done(t.ramp(f, [(0.3, '#3d3027'), (0.7, '#6b5848')]), t.bump(f, 0.5, 0.03))


def mat_glass():
    t = NT('glass', 0.32, 0.7)
    return t.done('#20282a')


def mat_clear():
    t = NT('clear', 0.0, 0.5)
    t.n.remove(t.b)
    a = t.new('ShaderNodeBsdfTransparent')
    g = t.new('ShaderNodeBsdfGlossy', i_Roughness=0.02)
    mx = t.new('ShaderNodeMixShader')
    mx.inputs[0].default_value = 0.06
    t.link(a.outputs[0], mx.inputs[1])
    t.link(g.outputs[0], mx.inputs[2])
    t.link(mx.outputs[0], t.out.inputs['Surface'])
    return t.m


def mat_card():
    t = NT('card', 0.9, 0.15)
    n = t.noise(120, 3)
    return t.done(t.ramp(t.noise(1.0, 4), [(0.3, '#eae1d0'), (0.7, '#f4eee2')]), t.bump(n, 0.05, 0.005))


def mat_ply():
    t = NT('ply', 0.7, 0.25)
    v = t.tc(scale=(0.5, 6, 1))
    n = t.noise(2.0, 6, 0.6, v, dist=1.0)
    return t.done(t.ramp(n, [(0.25, '#c79d6c'), (0.5, '#d7b384'), (0.8, '#e3c79c')]), t.bump(n, 0.08, 0.01))


def mat_clay():
    t = NT('clay', 0.85, 0.25)
    n = t.noise(2, 5)
    return t.done(t.ramp(n, [(0.3, '#ad866a'), (0.7, '#c2a186')]), t.bump(t.noise(50, 5), 0.1, 0.01))


def mat_ceramic():
    t = NT('ceramic', 0.35, 0.45)
    n = t.noise(14, 5)
    return t.done(t.ramp(n, [(0.35, '#cdbfa9'), (0.6, '#e3d8c6')]))


def mat_ceramicdk():
    t = NT('ceramicdk', 0.4, 0.4)
    n = t.noise(14, 5)
    return t.done(t.ramp(n, [(0.35, '#4a4a42'), (0.6, '#63635a')]))


def mat_linen():
    t = NT('linen', 0.95, 0.1)
    w = t.noise(90, 3)
    return t.done(t.ramp(t.noise(3, 4), [(0.3, '#c9b99d'), (0.7, '#d9ccb4')]), t.bump(w, 0.2, 0.005))


def mat_wool():
    t = NT('wool', 0.95, 0.1)
    return t.done(
        t.ramp(t.noise(8, 5), [(0.3, '#7c3f2c'), (0.7, '#9c5a3c')]), t.bump(t.noise(70, 4), 0.4, 0.01)
    )


def mat_water():
    t = NT('water', 0.05, 0.5)
    return t.done('#3f5350', t.bump(t.noise(3, 4), 0.1, 0.05))


def plain(name, col, rough=0.9):
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    t = NT(name, rough, 0.2)
    return t.done(col)
