"""Render the scene and keep the raw passes; the finish (finish.py) is a separate, cheap step."""
import os
import time

import bpy
import numpy as np

PASSES = ('Image', 'Denoising Albedo', 'Denoising Normal', 'Depth')
FEATURES = (('A', 'Albedo'), ('N', 'Normal'))


def capture(path, meta):
    """Render to `path` (.npz): light, albedo, normal, depth, upside up, and the finish's parameters.

    Two halves with half of the samples each and seeds of their own: what differs between them is noise, which is
    how the finish knows noise from texture.
    """
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

    begun = time.time()
    samples = scene.cycles.samples
    scene.cycles.samples = (samples + 1) // 2
    halves = []
    for number in (0, 1):
        scene.cycles.seed = number
        bpy.ops.render.render()
        halves.append({name: load(name) for name in ('Image', 'Albedo', 'Normal', 'Depth')})
    scene.cycles.samples, scene.cycles.seed = samples, 0
    seconds = time.time() - begun
    arrays = {
        'I%d' % n: np.minimum(half['Image'], 60000).astype(np.float16) for n, half in enumerate(halves)
    }
    arrays.update(
        {key + str(n): half[name].astype(np.float16) for n, half in enumerate(halves) for key, name in FEATURES}
    )
    arrays['Z'] = halves[0]['Depth'][..., 0].astype(np.float32)
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
