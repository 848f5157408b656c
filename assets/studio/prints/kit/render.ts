/** From a scene to a finished sheet. */
import { framed, press, sheet, svg, type Raster } from './paper.ts';
import type { Scene } from './scene.ts';

/** Draws and finishes one picture. The same scene gives the same pixels. */
export function render(scene: Scene): Raster {
  const b = sheet(scene.seed, scene.W ?? 1600, scene.H ?? 1067, scene.bleed ? 0 : 46);
  scene.draw(b);
  const { block, labels } = b.body();
  return press(svg(b.W, b.H, framed(b.W, b.H, b.M, block)), {
    ...scene.finish,
    ...(labels ? { overlay: labels } : {}),
    seed: scene.finish?.seed ?? (scene.seed % 40) + 3,
  });
}
