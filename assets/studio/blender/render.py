"""Render pictures of one scene inside Blender.

blender -b --factory-startup --python render.py -- heroes/landing [more ids of the same scene and subject]
Writes raw passes to assets/studio/out/passes; `run.py` does this for the whole list.
"""
import importlib
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from kit.base import reset, seed  # noqa: E402
from kit.capture import capture  # noqa: E402
from pictures import passes_of, picture  # noqa: E402


def main(ids):
    jobs = [picture(i) for i in ids]
    first = jobs[0]
    scene = importlib.import_module('scenes.' + first['scene'])
    world = reset(*first['size'], first['samples'])
    seed(first['seed'])
    scene.build(first['subject'])
    for job in jobs:
        assert (job['scene'], job['subject']) == (first['scene'], first['subject'])
        world.cycles.samples = job['samples']
        world.render.resolution_x, world.render.resolution_y = job['size']
        seed(job['seed'])
        meta = scene.shot(first['subject'], job['shot']) or {}
        meta.update(job['finish'])
        os.makedirs(os.path.dirname(passes_of(job)), exist_ok=True)
        capture(passes_of(job), meta)


main(sys.argv[sys.argv.index('--') + 1 :])
