import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync('src/styles/tokens.css', 'utf8');
const [lightCss = '', rest = ''] = css.split('@media (prefers-color-scheme: dark)');
const [darkCss = '', outdoorCss = ''] = rest.split(':root[data-outdoor]');
const light = colours(lightCss);
const dark = { ...light, ...colours(darkCss) };
const outdoor = colours(outdoorCss);

function colours(block: string): Record<string, string> {
  const found = block.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const texts = ['ink', 'ink-soft', 'clay', 'leaf', 'indigo', 'ochre', 'alarm'];
const grounds = ['paper', 'paper-raised', 'paper-sunk'];

test.each([
  ['light', light],
  ['dark', dark],
  ['outdoor', outdoor],
])('every text colour meets AA on every background of the %s scheme', (_, scheme) => {
  for (const text of texts) {
    for (const ground of grounds) {
      const ratio = contrast(scheme[text] ?? '', scheme[ground] ?? '');
      expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(scheme['on-accent'] ?? '', scheme[text] ?? '')).toBeGreaterThanOrEqual(4.5);
  }
});

test('controls have a colour that meets contrast, never that of hairlines', () => {
  const faint: string[] = [];
  let controls = 0;
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => `src/${file}`);
  for (const file of files) {
    for (const [, selector = '', rules = ''] of readFileSync(file, 'utf8').matchAll(
      /([^{}]+)\{([^{}]*)\}/g,
    )) {
      const isControl =
        /(?:input|select|textarea|button|\.(?:button|chip|choice|close|home|open|text|toggle|menu))\b[^,{]*$/i;
      if (!isControl.test(selector.trim()) || /disabled/.test(selector)) continue;
      controls += 1;
      if (/border:[^;]*var\(--(?:hairline|color-line)\)/.test(rules)) {
        faint.push(`${file}: ${selector.trim()}`);
      }
    }
  }
  expect(faint).toEqual([]);
  expect(controls).toBeGreaterThan(40);
});

test('outdoor mode is pure black on pure white, replaces every colour, and meets AAA', () => {
  expect(Object.keys(outdoor).toSorted()).toEqual(Object.keys(light).toSorted());
  expect(outdoor).toMatchObject({ paper: '#ffffff', ink: '#000000' });
  for (const text of texts) {
    for (const ground of grounds) {
      const ratio = contrast(outdoor[text] ?? '', outdoor[ground] ?? '');
      expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(7);
    }
  }
});

test('keeps text and buttons clear of a phone’s camera and corners in landscape', () => {
  expect(lightCss.match(/--side: .*/g)).toHaveLength(1);
  for (const [distance] of css.matchAll(/--(?:gutter|edge): .*/g)) {
    expect(distance).toContain('var(--side))');
  }
  const near = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .flatMap((path) =>
      [...readFileSync(`src/${path}`, 'utf8').matchAll(/position: fixed;[^}]*/g)]
        .filter(
          ([rule]) => /inset-inline/.test(rule) && !/var\(--(?:side|gutter|edge)\)/.test(rule),
        )
        .map(([rule]) => `${path}: ${rule}`),
    );
  expect(near).toEqual([]);
});
