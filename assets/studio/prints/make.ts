/** Makes prints and drawings: `node --import tsx assets/studio/prints/make.ts [stem…]`. */
import { framed, master, press, sheet, svg } from './kit/paper.ts';
import type { Scene } from './kit/scene.ts';
import { scenes } from './scenes/all.ts';

export function render(scene: Scene): ReturnType<typeof press> {
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

const wanted = process.argv.slice(2);
for (const [id, scene] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.some((w) => id.includes(w))) continue;
  const size = await master(render(scene), id);
  process.stdout.write(`${id} ${Math.round(size / 1024)} kB\n`);
}
