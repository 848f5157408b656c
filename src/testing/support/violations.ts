import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { layOutAll } from './lay-out-all.ts';

/** WCAG 2.2 A and AA as far as a tool can check, and axe-core's best practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The pages have no frames, so the minified script is injected once; axe-core's own runner injects it twice. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** axe-core's findings for the page as it is: address, rule, element. */
export async function violationsOf(page: Page): Promise<string[]> {
  await layOutAll(page);
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    // Passes are not described: that takes longer than the check.
    return (await axe.run({ runOnly, resultTypes: ['violations'] })).violations;
  }, rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `${page.url()} ${id}: ${target.join(' ')} ${html.slice(0, 160)} ${why}`;
    }),
  );
}

/** The same, scrolled up: further down, the header covers a part of whatever is beneath it. */
export async function violationsAtTop(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return violationsOf(page);
}
