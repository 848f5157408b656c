import { expect, test } from 'vitest';
import { sunPlaces } from '#content/tools/sun-places.ts';
import { wallMaterials } from '#content/tools/wall-figures.ts';
import { eaveShares, lightEarth, moisture } from '#shared/building-figures.ts';
import { initialInputs, readInputs } from '#shared/tools/input.ts';
import { sunCalculator } from '#shared/tools/sun/inputs.ts';
import { publicAddresses } from '../support/public-addresses.ts';
import { renderPage } from '../support/render-page.ts';

test.each([
  ['two-months', eaveShares.twoMonths],
  ['four-months', eaveShares.fourMonths],
])('an eave for %s is as deep on the pages as in the tool', (shade, share) => {
  const calculator = sunCalculator(sunPlaces);
  for (const place of ['castlemaine', 'daylesford', 'ballarat', 'trentham']) {
    const start = initialInputs(calculator.inputs);
    const read = readInputs(calculator.inputs, { ...start, place, shade });
    if (read.kind === 'refused') throw new Error(JSON.stringify(read.errors));
    const height = Number(start['glass-height']) + Number(start['gap']);
    const depth = calculator.calculate(read.values).eaveDepth ?? 0;
    expect((depth / height) * 100, place).toBeGreaterThan(share - 1.5);
    expect((depth / height) * 100, place).toBeLessThan(share + 1.5);
  }
});

test('light earth insulates by its density, on the pages as in the tool', () => {
  for (const { conductivity, r } of lightEarth.densities) {
    expect(0.3 / conductivity).toBeCloseTo(r, 0);
  }
  const tool = wallMaterials.find(({ id }) => id === 'light-earth');
  expect(lightEarth.densities).toContainEqual(
    expect.objectContaining({
      density: tool?.density.value,
      conductivity: tool?.conductivity.value,
    }),
  );
});

/** Answers that pages gave before they had one. */
const others = [
  /below 20% in the middle/,
  /read below 18-20%/,
  /45 to 50%, about 950 mm/,
  /120 litres a person/,
  /20 kg bag hydrated/,
  /R5 to R8/,
  /early December, or late February/,
];

test('no page gives another answer', async () => {
  for (const address of publicAddresses) {
    const { html } = await renderPage(address);
    for (const other of others) expect(html, address).not.toMatch(other);
  }
  expect(moisture.ready).toBeLessThan(moisture.never);
});
