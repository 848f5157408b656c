import type { Page } from '@playwright/test';
import { whenHydrated } from '../../support/when-hydrated.ts';
import { interfaceStates } from '../../support/interface-states.ts';
import type { InterfaceState } from '../../support/interface-states.ts';
import { publicPaths } from '../../support/public-addresses.ts';
import { violationsOf } from '../../support/violations.ts';
import type { Check, Task, Verdict } from '../check.ts';
import { eachScheme, openPage, schemes, widthsPx } from '../page-variants.ts';

/** axe-core on every page and every state of the interface, in every colour scheme at every width. */
export const axe: Check = ({ addresses, unlistedAddresses, isWhole }) => [
  ...[...addresses, ...unlistedAddresses].map((address) =>
    // The tenth project has the same template as the first, which is checked on a phone and on a desktop.
    pageTask(address, isWhole && isFurtherOfItsKind(address) ? [320, 1280] : widthsPx),
  ),
  ...(isWhole ? interfaceStates.map(stateTask) : []),
];

/** Whether another project, community project or article represents it. */
function isFurtherOfItsKind(address: string): boolean {
  const kind = /^\/[a-z-]+\/(?=[^/]+$)/.exec(address)?.[0];
  const isNamed = publicPaths.some((path) => path === address);
  return kind !== undefined && !isNamed && publicPaths.some((path) => path.startsWith(kind));
}

function pageTask(address: string, widths: readonly number[]): Task {
  return {
    name: address,
    async run({ browser, site }) {
      const page = await openPage(browser, site, 320);
      await page.goto(address);
      await whenHydrated(page);
      const violations: string[] = [];
      for (const widthPx of widths) {
        await page.setViewportSize({ width: widthPx, height: 800 });
        violations.push(...(await violationsAt(page, widthPx)));
      }
      await page.context().close();
      return [verdictOn(address, violations, widths)];
    },
  };
}

function stateTask({ name, open }: InterfaceState): Task {
  return {
    name,
    async run({ browser, site }) {
      const violations: string[] = [];
      for (const widthPx of widthsPx) {
        const page = await openPage(browser, site, widthPx);
        await open(page, site);
        violations.push(...(await violationsAt(page, widthPx)));
        await page.context().close();
      }
      return [verdictOn(name, violations, widthsPx)];
    },
  };
}

async function violationsAt(page: Page, widthPx: number): Promise<string[]> {
  const found: string[] = [];
  await eachScheme(page, async (scheme) => {
    for (const violation of await violationsOf(page)) {
      found.push(`${widthPx} px, ${scheme}: ${violation}`);
    }
  });
  return found;
}

function verdictOn(subject: string, violations: string[], widths: readonly number[]): Verdict {
  return {
    check: 'axe',
    subject,
    measured: `${violations.length} violations in ${widths.length * schemes.length} looks`,
    isMet: violations.length === 0,
    findings: violations,
  };
}
