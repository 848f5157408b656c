/** From a scene to a finished sheet. */
import { framed, press, sheet, svg, type Raster } from './paper.ts';
import type { Scene } from './scene.ts';

/** Draws and finishes one picture. The same scene gives the same pixels. */
export function render(scene: Scene): Raster {
  const b = sheet(scene.seed, scene.W ?? 1600, scene.H ?? 1067, scene.bleed ? 0 : 46);
  scene.draw(b);
  const { block, labels } = b.body();
  const [x, y, w, h] = scene.crop ?? [0, 0, b.W, b.H];
  const drawn = framed(w, h, b.M, `<g transform="translate(${-x} ${-y})">${block}</g>`);
  return press(svg(w, h, drawn), {
    ...(scene.crop ? { width: 1067 } : {}),
    ...scene.finish,
    ...(labels ? { overlay: labels } : {}),
    seed: scene.finish?.seed ?? (scene.seed % 40) + 3,
  });
}
