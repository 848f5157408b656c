"""Render the scene and keep the raw passes; the finish (finish.py) is a separate, cheap step."""
import os
import time

import bpy
import numpy as np

PASSES = ('Image', 'Denoising Albedo', 'Denoising Normal', 'Depth')


def capture(path, meta):
    """Render to `path` (.npz): light, albedo, normal, depth, upside up, and the finish's parameters."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    for node in list(tree.nodes):
        tree.nodes.remove(node)
    source = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    folder = os.path.dirname(path)
    stem = '_' + os.path.basename(path).replace('.npz', '')
    files.base_path = folder
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.file_slots.clear()
    for name in PASSES:
        files.file_slots.new(stem + '_' + name.split()[-1] + '_')
        tree.links.new(source.outputs[name], files.inputs[-1])
    out = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(source.outputs['Image'], out.inputs[0])
    scene.frame_set(1)
    begun = time.time()
    bpy.ops.render.render()
    seconds = time.time() - begun

    def load(name):
        p = os.path.join(folder, '%s_%s_0001.exr' % (stem, name))
        im = bpy.data.images.load(p)
        im.colorspace_settings.name = 'Non-Color'
        w, h = im.size
        a = np.empty(w * h * 4, np.float32)
        im.pixels.foreach_get(a)
        bpy.data.images.remove(im)
        os.remove(p)
        return a.reshape(h, w, 4)[::-1, :, :3]

    arrays = dict(
        I=load('Image').astype(np.float32),
        A=load('Albedo').astype(np.float16),
        N=load('Normal').astype(np.float16),
        Z=load('Depth')[..., 0].astype(np.float32),
    )
    np.savez(path + '.part.npz', meta=np.array(repr(meta)), **arrays)
    os.replace(path + '.part.npz', path)
    polygons = sum(len(o.data.polygons) for o in scene.objects if o.type == 'MESH')
    print(
        'RENDERED %s %.0f s, %d samples, %dx%d, %d polygons'
        % (
            os.path.basename(path),
            seconds,
            scene.cycles.samples,
            scene.render.resolution_x,
            scene.render.resolution_y,
            polygons,
        ),
        flush=True,
    )
