"""Write filmic.npy: Blender's Filmic curve (Medium High Contrast) as a table for finish.py.

blender -b --factory-startup --python bake_filmic.py
The table is indexed by log2 of linear light, 48 steps a channel from 2^-12.5 to 2^6.5.
"""
import os

import bpy
import numpy as np

N, LOW, HIGH = 48, -12.5, 6.5
scene = bpy.context.scene
scene.view_settings.view_transform = 'Filmic'
scene.view_settings.look = 'Medium High Contrast'
axis = 2.0 ** np.linspace(LOW, HIGH, N)
r, g, b = np.meshgrid(axis, axis, axis, indexing='ij')
px = np.ones((N, N * N, 4), np.float32)
px[..., 0], px[..., 1], px[..., 2] = (c.reshape(N, N * N) for c in (r, g, b))
im = bpy.data.images.new('table', N * N, N, float_buffer=True)
im.colorspace_settings.name = 'Linear'
im.pixels.foreach_set(px.reshape(-1))
im.update()
scene.render.image_settings.file_format = 'PNG'
scene.render.image_settings.color_mode = 'RGB'
scene.render.image_settings.color_depth = '16'
here = os.path.dirname(os.path.abspath(__file__))
tmp = os.path.join(here, 'filmic.png')
im.save_render(tmp, scene=scene)
back = bpy.data.images.load(tmp)
back.colorspace_settings.name = 'Non-Color'
out = np.empty(N * N * N * 4, np.float32)
back.pixels.foreach_get(out)
np.save(os.path.join(here, 'filmic.npy'), out.reshape(N, N, N, 4)[..., :3].astype(np.float16))
os.remove(tmp)
