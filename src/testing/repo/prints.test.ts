import sharp from 'sharp';
import { expect, test } from 'vitest';
import { render } from '../../../assets/studio/prints/kit/render.ts';
import type { Scene } from '../../../assets/studio/prints/kit/scene.ts';
import { scenes } from '../../../assets/studio/prints/scenes/all.ts';

/** Narrow, because the same code runs at every width, and the finish is what takes the time. */
const width = 240;

function sceneOf(id: string): Scene {
  const scene = scenes[id];
  if (!scene) throw new Error(`there is no scene ${id}`);
  return { ...scene, finish: { ...scene.finish, width } };
}

test.each(['heritage/26-sheep-on-the-promenade', 'climate/sun-path'])(
  'the same seed gives the same picture, and another seed another: %s',
  (id) => {
    const scene = sceneOf(id);
    const once = render(scene).pixels;
    expect(render(scene).pixels.equals(once)).toBe(true);
    expect(render({ ...scene, seed: scene.seed + 1 }).pixels.equals(once)).toBe(false);
  },
);

test.each(['heritage/09-threshing-floor', 'blog/lime-is-a-patient-material', 'photos/photo-21'])(
  'the master in the repository is what the code renders: %s',
  async (id) => {
    const { pixels, w, h } = render(sceneOf(id));
    const raw = { width: w, height: h, channels: 3 } as const;
    // Blurred, because worn edges and grain depend on the width a sheet is finished at.
    const drawn = await sharp(pixels, { raw }).blur(4).raw().toBuffer();
    const kept = await sharp(`assets/images/${id}.jpg`)
      .resize(w, h, { fit: 'fill' })
      .blur(4)
      .raw()
      .toBuffer();
    const apart = drawn.reduce((sum, value, at) => sum + Math.abs(value - (kept[at] ?? 0)), 0);
    expect(apart / drawn.length).toBeLessThan(6);
  },
);
