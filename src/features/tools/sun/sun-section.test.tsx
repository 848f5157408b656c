import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sunPlaces } from '#content/tools/sun-places.ts';
import { initialInputs } from '#shared/tools/input.ts';
import { workOut } from '../use-tool.ts';
import { SunSection } from './sun-section.tsx';
import { sunView } from './sun-view.tsx';

/** The height of a line among those of a tone, as a share of the glass. */
function barOf(html: string, tone: string): number {
  const [, head, sill] =
    /<line class="[^"]*glass[^"]*"[^>]* y1="([\d.]+)" y2="([\d.]+)"/.exec(html) ?? [];
  const [, top, end] =
    new RegExp(`<line [^>]*data-tone="${tone}"[^>]* y1="([\\d.]+)" y2="([\\d.]+)"`).exec(html) ??
    [];
  return top === undefined ? 0 : (Number(end) - Number(top)) / (Number(sill) - Number(head));
}

test('the bar beside the glass ends at the shadow of what’s in front, as the numbers say', () => {
  const { calculator } = sunView(sunPlaces);
  const tree = { obstacle: 'yes', 'obstacle-distance': '12', 'obstacle-bearing': '0' };
  for (const [height, eave] of [
    ['7', '0'],
    ['7.2', '0.6'],
    ['8', '0'],
    ['12', '0.6'],
  ] as const) {
    const raw = { ...initialInputs(calculator.inputs), ...tree, 'obstacle-height': height, eave };
    const worked = workOut(calculator, raw, null);
    if (worked.kind !== 'result') throw new Error('the inputs are refused');
    const html = renderToStaticMarkup(<SunSection result={worked.result} />);
    expect(barOf(html, 'winter'), height).toBeCloseTo(worked.result.litAtWinterNoon, 3);
  }
});
