"""Random source, colours and the empty Cycles scene every picture starts from."""
import os
import random

import bpy
import numpy as np

R = random.Random(7)


def seed(n):
    """One seed for Python's and numpy's generators: the same call gives the same picture."""
    R.seed(n)
    np.random.seed(n)


def hexlin(h):
    """'#rrggbb' to linear RGBA."""
    h = h.lstrip('#')
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple((x / 12.92) if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c) + (1.0,)


def reset(width=1600, height=1067, samples=64):
    """An empty scene with the house render settings: few bounces, no built-in denoiser."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device = 'CPU'
    c.samples = samples
    c.use_denoising = False
    c.use_adaptive_sampling = True
    c.adaptive_threshold = 0.06
    c.adaptive_min_samples = 6
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 3, 1, 1, 3
    c.transparent_max_bounces = 8
    c.sample_clamp_indirect = 5
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.tile_size = 2048
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = int(os.environ.get('THREADS', '2'))
    scene.render.use_persistent_data = True
    world = bpy.data.worlds.new('world')
    scene.world = world
    world.use_nodes = True
    return scene
