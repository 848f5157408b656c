import { type Pt } from '../../kit/ink.ts';
import { label, pen } from '../../kit/draw.ts';
import type { Sheet } from '../../kit/paper.ts';

export const italic = { italic: true } as const;

export const mid = { anchor: 'middle' } as const;

export function title(b: Sheet, name: string, note: string, x = 110, y = 124): void {
  b.text(label(x, y, name, 52) + label(x, y + 44, note, 28, italic));
}

/** A dimension line with its figure. */
export function dimension(b: Sheet, a: Pt, z: Pt, words: string): void {
  const p = pen(b.r);
  const across = Math.abs(z[0] - a[0]) > Math.abs(z[1] - a[1]);
  b.add(p.line(a, z, 1));
  for (const q of [a, z])
    b.add(
      across
        ? p.line([q[0], q[1] - 9], [q[0], q[1] + 9], 1.3)
        : p.line([q[0] - 9, q[1]], [q[0] + 9, q[1]], 1.3),
    );
  if (across) b.text(label((a[0] + z[0]) / 2, a[1] - 12, words, 25, { ...mid, italic: true }));
  else
    b.text(
      label(a[0] - 14, (a[1] + z[1]) / 2, words, 25, { anchor: 'middle', italic: true, turn: -90 }),
    );
}
