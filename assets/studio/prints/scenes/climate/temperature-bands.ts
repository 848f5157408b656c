import { boxPath, clip, disc, f, mark, P, times } from '../../kit/ink.ts';
import { INK, label, pen } from '../../kit/draw.ts';
import type { Scene } from '../../kit/scene.ts';
import { SEASONS, TOWNS } from '../../kit/sun.ts';
import type { Sheet } from '../../kit/paper.ts';
import { sunMark, crisp } from './common.ts';

function bands(b: Sheet): void {
  const { r } = b;
  const p = pen(r);
  const x = (t: number): number => 400 + t * 30;
  let y = 240;
  let s = p.washRect(x(18), 222, x(26) - x(18), 740, P.sage, 0.5);
  for (let t = 0; t <= 30; t += 5) {
    s += p.line([x(t), 222], [x(t), 962], t % 10 === 0 ? 1.8 : 0.8, 0.7);
    b.text(label(x(t), 1000, `${t}°`, 28, { anchor: 'middle' }));
  }
  for (const town of TOWNS) {
    b.text(label(96, y + 54, town.name, 38));
    for (const season of SEASONS) {
      const [max, min] = town.temperature[season];
      const c = { summer: P.rust, autumn: P.earth, spring: P.leaf, winter: P.indigo }[season];
      const w = x(max) - x(min);
      s +=
        `<rect x="${f(x(min))}" y="${y + 3}" width="${f(w)}" height="24" fill="${c}"/>` +
        clip(
          boxPath(x(min), y + 3, w, 24),
          times(Math.round(w / 16), () =>
            mark(
              x(min) + r.u(0, w),
              y + 15 + r.u(-9, 9),
              r.g(0, 0.05),
              r.u(14, 40),
              1.6,
              P.paper2,
              r,
            ),
          ),
        );
      b.text(
        label(x(min) - 10, y + 25, min.toFixed(1), 26, { anchor: 'end' }) +
          label(x(max) + 10, y + 25, max.toFixed(1), 26) +
          label(x(0) - 30, y + 25, season, 25, { anchor: 'end', italic: true, fill: c }),
      );
      y += 32;
    }
    // hours of sunshine as carved suns
    const sy = y - 74;
    s +=
      sunMark([1396, sy], 8 + town.sunshine.summer * 2.2, P.ochre) +
      disc(1500, sy, 4 + town.sunshine.winter * 2.2, P.straw, `stroke="${INK}" stroke-width="1.6"`);
    b.text(
      label(1396, sy + 9, town.sunshine.summer.toFixed(1), 24, { anchor: 'middle' }) +
        label(1500, sy + 42, town.sunshine.winter.toFixed(1), 24, { anchor: 'middle' }),
    );
    y += 19;
  }
  b.add(s);
  b.text(
    label(96, 118, 'Temperature bands', 54) +
      label(
        96,
        160,
        'mean minimum to mean maximum by season, °C; grey-green: comfort, 18–26°',
        29,
        { italic: true },
      ),
  );
  b.text(
    label(1396, 190, 'sun, hours a day', 26, { anchor: 'middle', italic: true }) +
      label(1396, 222, 'summer', 24, { anchor: 'middle' }) +
      label(1500, 222, 'winter', 24, { anchor: 'middle' }),
  );
}

export const scene: Scene = { seed: 64, draw: bands, finish: crisp };
