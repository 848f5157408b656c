/** Makes prints and drawings: `node --import tsx assets/studio/prints/make.ts [stem…]`. */
import { master } from './kit/paper.ts';
import { render } from './kit/render.ts';
import { scenes } from './scenes/all.ts';

const wanted = process.argv.slice(2);
for (const [id, scene] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.some((w) => id.includes(w))) continue;
  const size = await master(render(scene), id);
  process.stdout.write(`${id} ${Math.round(size / 1024)} kB\n`);
}
