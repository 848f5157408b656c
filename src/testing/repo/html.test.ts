import { readFileSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { fillTemplate } from '#server/render/template.ts';
import { publicAddresses } from '../support/public-addresses.ts';
import { renderPage } from '../support/render-page.ts';

const template = readFileSync('index.html', 'utf8');
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // React's spelling.
      'void-style': 'off',
      'attr-case': 'off',
      'doctype-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // Also React's: the ids it makes begin with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // A list may have a name, as it may have a heading.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Tables in articles stand in a region that can be scrolled, made of an element that sanitising lets pass.
      'prefer-native-element': ['error', { exclude: ['region'] }],
    },
  }),
);

test('every page is sound HTML, also one that is not there', async () => {
  const faults: string[] = [];
  for (const address of [...publicAddresses, '/messages', '/no/such/page', '/projects/abc']) {
    const html = fillTemplate(template, await renderPage(address), '');
    const { results } = await validator.validateString(html, address);
    for (const { messages } of results) {
      for (const { ruleId, message, selector } of messages) {
        faults.push(`${address} ${ruleId}: ${message} at ${selector}`);
      }
    }
  }
  expect(faults).toEqual([]);
}, 120_000);
