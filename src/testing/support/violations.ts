import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { layOutAll } from './lay-out-all.ts';

/** WCAG 2.2 A and AA as far as a program can judge, and what axe-core counts as good practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe-core objects to on the page as it stands: address, rule, element. */
export async function violationsOf(page: Page): Promise<string[]> {
  await layOutAll(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // What is in order is not described: that takes longer than the looking.
    .options({ runOnly: rules, resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `${page.url()} ${id}: ${target.join(' ')} ${html.slice(0, 160)} ${why}`;
    }),
  );
}
