"""Sky, lamps and camera."""
import math

import bpy
from mathutils import Vector

from .base import hexlin


def sky(
    elev=16,
    rot=120,
    strength=0.35,
    sun=True,
    size=1.2,
    air=1.2,
    dust=2.0,
    ozone=1.0,
    tint=None,
    sunint=0.6,
    clouds=0.75,
    cloudscale=0.55,
    cloudrot=0.5,
    cloudseed=3.1,
    cloudcol='#fff1de',
    cloudgain=9.0,
):
    w = bpy.context.scene.world
    nt = w.node_tree
    bg = nt.nodes['Background']
    s = nt.nodes.new('ShaderNodeTexSky')
    s.sky_type = 'NISHITA'
    s.sun_elevation = math.radians(elev)
    s.sun_rotation = math.radians(rot)
    s.sun_disc = sun
    s.sun_size = math.radians(size)
    s.air_density = air
    s.dust_density = dust
    s.ozone_density = ozone
    s.sun_intensity = sunint
    bg.inputs[1].default_value = strength
    if not clouds:
        nt.links.new(s.outputs[0], bg.inputs[0])
        return
    N_ = nt.nodes.new
    L_ = nt.links.new
    tc = N_('ShaderNodeTexCoord')
    sp = N_('ShaderNodeSeparateXYZ')
    L_(tc.outputs['Generated'], sp.inputs[0])
    ad = N_('ShaderNodeMath')
    ad.operation = 'ADD'
    ad.inputs[1].default_value = 0.12
    L_(sp.outputs[2], ad.inputs[0])
    mx_ = N_('ShaderNodeMath')
    mx_.operation = 'MAXIMUM'
    mx_.inputs[1].default_value = 0.02
    L_(ad.outputs[0], mx_.inputs[0])
    dv = N_('ShaderNodeVectorMath')
    dv.operation = 'DIVIDE'
    cb = N_('ShaderNodeCombineXYZ')
    [L_(mx_.outputs[0], cb.inputs[i]) for i in range(3)]
    L_(tc.outputs['Generated'], dv.inputs[0])
    L_(cb.outputs[0], dv.inputs[1])
    mp = N_('ShaderNodeMapping')
    mp.inputs['Scale'].default_value = (cloudscale, cloudscale * 2.6, 1)
    mp.inputs['Rotation'].default_value = (0, 0, cloudrot)
    mp.inputs['Location'].default_value = (cloudseed, cloudseed * 0.7, 0)
    L_(dv.outputs[0], mp.inputs[0])
    nn = N_('ShaderNodeTexNoise')
    nn.inputs['Scale'].default_value = 1.0
    nn.inputs['Detail'].default_value = 9
    nn.inputs['Roughness'].default_value = 0.62
    nn.inputs['Distortion'].default_value = 0.35
    L_(mp.outputs[0], nn.inputs['Vector'])
    rp = N_('ShaderNodeValToRGB')
    rp.color_ramp.elements[0].position = 0.5
    rp.color_ramp.elements[1].position = 0.78
    rp.color_ramp.interpolation = 'EASE'
    L_(nn.outputs['Fac'], rp.inputs[0])
    fd = N_('ShaderNodeMapRange')
    fd.inputs[1].default_value = 0.0
    fd.inputs[2].default_value = 0.22
    L_(sp.outputs[2], fd.inputs[0])
    m2 = N_('ShaderNodeMath')
    m2.operation = 'MULTIPLY'
    L_(rp.outputs[0], m2.inputs[0])
    L_(fd.outputs[0], m2.inputs[1])
    m3 = N_('ShaderNodeMath')
    m3.operation = 'MULTIPLY'
    m3.inputs[1].default_value = clouds
    L_(m2.outputs[0], m3.inputs[0])
    mi = N_('ShaderNodeMixRGB')
    L_(m3.outputs[0], mi.inputs[0])
    L_(s.outputs[0], mi.inputs[1])
    c_ = hexlin(cloudcol)
    mi.inputs[2].default_value = tuple(x * cloudgain for x in c_[:3]) + (1,)
    L_(mi.outputs[0], bg.inputs[0])


def studio(col='#e9dfcd', strength=0.5):
    bg = bpy.context.scene.world.node_tree.nodes['Background']
    bg.inputs[0].default_value = hexlin(col)
    bg.inputs[1].default_value = strength


def sunlamp(elev=25, az=120, energy=3.5, size=1.5, col='#ffd9ae'):
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy = energy
    l.angle = math.radians(size)
    l.color = hexlin(col)[:3]
    o = bpy.data.objects.new('sun', l)
    bpy.context.scene.collection.objects.link(o)
    e, a = math.radians(elev), math.radians(az)
    d = Vector((math.cos(e) * math.sin(a), math.cos(e) * math.cos(a), math.sin(e)))
    o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    return o


def area(loc, target, size=4, energy=300, col='#ffffff', sy=None):
    l = bpy.data.lights.new('a', 'AREA')
    l.energy = energy
    l.size = size
    l.color = hexlin(col)[:3]
    if sy:
        l.shape = 'RECTANGLE'
        l.size_y = sy
    o = bpy.data.objects.new('a', l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(loc) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
    return o


def camera(loc, target, lens=40, level=False, shift=0, fstop=None, focus=None):
    c = bpy.data.cameras.new('c')
    c.lens = lens
    o = bpy.data.objects.new('c', c)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    t = Vector(target)
    if level:
        t = Vector((t.x, t.y, loc[2]))
        c.shift_y = shift
    o.rotation_euler = (Vector(loc) - t).to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.camera = o
    c.clip_end = 3000
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    return o
