import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { renderDocument } from '#app/entry-server.tsx';
import { publicAddresses } from '../support/public-addresses.ts';
import { renderPage } from '../support/render-page.ts';

const assets = {
  css: '',
  sheets: [],
  fonts: [],
  script: '/main.js',
  chunks: [],
  webManifest: undefined,
};
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
      // Also React's: the ids it makes start with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // A list may have a name, as it may have a heading.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Tables in articles are in a scrollable region, made of an element that the sanitiser keeps.
      'prefer-native-element': ['error', { exclude: ['region'] }],
    },
  }),
);

test('every page is valid HTML, even one that is not found', async () => {
  const faults: string[] = [];
  for (const address of [...publicAddresses, '/messages', '/no/such/page', '/projects/abc']) {
    const html = renderDocument({ ...(await renderPage(address)), assets, seo: undefined });
    const { results } = await validator.validateString(html, address);
    for (const { messages } of results) {
      for (const { ruleId, message, selector } of messages) {
        // A choice there applies at once; the readings below it have their own form and button.
        if (address === '/tools/log' && ruleId === 'wcag/h32') continue;
        faults.push(`${address} ${ruleId}: ${message} at ${selector}`);
      }
    }
  }
  expect(faults).toEqual([]);
}, 120_000);
