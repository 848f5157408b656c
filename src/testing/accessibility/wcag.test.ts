import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { videos } from '#content/videos.ts';
import { webManifest } from '#app/web-manifest.ts';
import { publicAddresses } from '../support/public-addresses.ts';
import { renderPage } from '../support/render-page.ts';
import { wcag } from './wcag.ts';

const pages = await Promise.all(
  publicAddresses.map(async (address) => [address, (await renderPage(address)).html] as const),
);
/** The landing screen and the site map have no header and no footer of the site. */
const withHeader = pages.filter(([address]) => address !== '/' && address !== '/site-map');

test('has every criterion of levels A and AA once', () => {
  const count = (level: string) => wcag.filter((criterion) => criterion.level === level).length;
  expect([count('A'), count('AA')]).toEqual([31, 24]);
  expect(new Set(wcag.map(({ id }) => id)).size).toBe(55);
});

test('names tests, or says why there are none', () => {
  for (const { id, status } of wcag) {
    if (status.kind === 'inspected') expect(status.how.length, id).toBeGreaterThan(20);
    else if (status.kind !== 'proved') expect(status.why.length, id).toBeGreaterThan(10);
    else expect(status.tests.length, id).toBeGreaterThan(0);
  }
});

test('describes in text what a video shows', () => {
  const [, html = ''] = pages.find(([address]) => address === '/heritage-research') ?? [];
  expect(html.match(/<video\b/g)?.length).toBe(Object.values(videos).length);
  for (const figure of html.match(/<figure\b(?:(?!<\/figure>).)*<video(?:(?!<\/figure>).)*/gs) ??
    []) {
    const words = figure.replaceAll(/<[^>]+>/g, ' ');
    expect(words.trim().split(/\s+/).length).toBeGreaterThan(30);
  }
});

test('starts no video automatically', () => {
  for (const [address, html] of pages) {
    expect(/<video[^>]*\sautoplay/i.test(html), address).toBe(false);
    for (const [video] of html.matchAll(/<video\b[^>]*>/g)) expect(video).toContain('controls');
  }
});

test('reads header, text and footer in that order, and the text can be skipped to', () => {
  for (const [address, html] of pages) {
    expect(html, address).toMatch(/^(?:<(?:div|!--)[^>]*>)*<a [^>]*href="#main"/);
    expect(html, address).toContain('id="main"');
  }
  for (const [address, html] of withHeader) {
    const places = ['<header', '<main', '</main>', '<footer'].map((mark) => html.indexOf(mark));
    expect(places, address).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0], address).toBeGreaterThan(0);
  }
});

test('locks no screen orientation', () => {
  expect('orientation' in webManifest).toBe(false);
});

test('names the purpose of what it asks about a person', () => {
  for (const [file, purposes] of [
    ['src/features/chat/messages.ts', ['name', 'email']],
    ['src/features/contact/messages.ts', ['name', 'email']],
    ['src/features/inbox/proof-form.tsx', ['current-password']],
  ] as const) {
    const code = readFileSync(file, 'utf8');
    for (const purpose of purposes) {
      expect(code, file).toMatch(new RegExp(`autoComplete[^\n]*['"]${purpose}['"]`));
    }
  }
});

test('shows no text in pictures: diagrams are SVG with real text', () => {
  const [, html = ''] = pages.find(([address]) => address === '/climate-responsive') ?? [];
  expect(html.match(/<svg\b(?:(?!<\/svg>).)*<text\b/gs)?.length).toBeGreaterThanOrEqual(4);
});

test('has the visible label of a control in its accessible name', () => {
  const apart: string[] = [];
  let controls = 0;
  for (const [address, html] of pages) {
    for (const [, , name = '', inner = ''] of html.matchAll(
      /<(a|button)\b[^>]*\saria-label="([^"]*)"[^>]*>((?:(?!<\/\1>).)*)/gs,
    )) {
      controls += 1;
      const shown = inner
        .replaceAll(/<(svg|span)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/gs, '')
        .replaceAll(/<[^>]+>/g, '')
        .trim();
      if (!name.toLowerCase().includes(shown.toLowerCase())) {
        apart.push(`${address}: “${shown}” is called “${name}”`);
      }
    }
  }
  expect(apart).toEqual([]);
  expect(controls).toBeGreaterThan(100);
});

test('says which language it is in', () => {
  expect(readFileSync('index.html', 'utf8')).toContain('<html lang="en-AU"');
});

test('marks terms of another language where it explains them', () => {
  const [, html = ''] = pages.find(([address]) => address === '/heritage-research') ?? [];
  const marked = [...html.matchAll(/<dt lang="mk-Latn">([^<]+)<\/dt>/g)].map(([, word]) => word);
  expect(marked).toContain('čardak');
  expect(marked.length).toBe(html.match(/<dt\b/g)?.length);
});

test('has the same navigation on every page', () => {
  const parts = (tag: string) =>
    new Set(
      withHeader.map(([, html]) => {
        const part = new RegExp(`<${tag}\\b.*?</${tag}>`, 's').exec(html)?.[0] ?? '';
        const links = part.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs);
        return [...links]
          .map(([, href = '', inner = '']) => `${href} ${inner.replaceAll(/<[^>]+>/g, '')}`)
          .join('\n');
      }),
    );
  expect(parts('header').size).toBe(1);
  expect(parts('footer').size).toBe(1);
  expect([...parts('footer')][0]).toContain('/contact');
});

test('offers help in the same position on every page', () => {
  for (const [address, html] of pages) {
    const after = html.slice(html.indexOf('</main>'));
    expect(after.match(/Chat with us/g)?.length, address).toBeGreaterThanOrEqual(1);
    expect(html.slice(0, html.indexOf('</main>')), address).not.toContain('Chat with us');
  }
});
