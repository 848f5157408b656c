import { expect, test } from 'vitest';
import { readPost } from './post-html.ts';

test('gives every second-level heading an anchor of its own', () => {
  const { html, sections } = readPost(
    '<h2>Straw &amp; clay</h2><p>a</p><h2>Straw &amp; clay</h2><h2><em>North</em> wind</h2>',
  );
  expect(sections).toEqual([
    { id: 'straw-clay', title: 'Straw & clay' },
    { id: 'straw-clay-2', title: 'Straw & clay' },
    { id: 'north-wind', title: 'North wind' },
  ]);
  expect(html).toContain('<h2 id="straw-clay">Straw &amp; clay</h2>');
  expect(html).toContain('<h2 id="north-wind"><em>North</em> wind</h2>');
});

test('puts every table into a frame that can scroll and be reached by keyboard', () => {
  const { html } = readPost(
    '<table><thead><tr><th>Day</th><th>Sun</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  );
  expect(html).toBe(
    '<div role="region" aria-label="Table 1" tabindex="0"><table><thead><tr><th scope="col">Day</th><th scope="col">Sun</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>',
  );
});

test('counts words and not tags', () => {
  expect(readPost(`<p>${'word '.repeat(660)}</p><ul><li></li></ul>`).minutes).toBe(3);
});
