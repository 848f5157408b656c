import { interfaceStates } from '../../support/interface-states.ts';
import { weaknessesOf } from '../../support/policy-weaknesses.ts';
import type { Bench, Check, Task, Verdict } from '../check.ts';

/** The policy of every response by itself, and what a browser refuses because of it. */
export const csp: Check = ({ addresses, unlistedAddresses, isWhole }) => {
  const all = [...addresses, ...unlistedAddresses];
  return [policyTask(all), visitTask(all), ...(isWhole ? [statesTask] : [])];
};

function policyTask(addresses: readonly string[]): Task {
  return {
    name: 'policy of every page',
    async run({ site }) {
      const findings = new Set<string>();
      for (const address of addresses) {
        const { headers } = await fetch(site.address + address);
        const policy = headers.get('Content-Security-Policy');
        if (policy === null) findings.add(`${address} has no policy`);
        else for (const weakness of weaknessesOf(policy)) findings.add(weakness);
      }
      return [verdictOn('policy of every page', `${findings.size} weaknesses`, [...findings])];
    },
  };
}

function visitTask(addresses: readonly string[]): Task {
  return {
    name: 'every page visited',
    async run(bench) {
      const refused = await watch(bench, async (open) => {
        for (const address of addresses) {
          const page = await open();
          await page.goto(address);
          await page.waitForLoadState('networkidle');
          await page.context().close();
        }
      });
      return [verdictOn('every page visited', `${refused.length} refused`, refused)];
    },
  };
}

const statesTask: Task = {
  name: 'every overlay opened',
  async run(bench) {
    const refused = await watch(bench, async (open) => {
      for (const state of interfaceStates) {
        const page = await open();
        await state.open(page, bench.site);
        await page.context().close();
      }
    });
    return [verdictOn('every overlay opened', `${refused.length} refused`, refused)];
  },
};

/** Collects violations of the policy while pages are visited. */
async function watch(
  { browser, site }: Bench,
  visit: (open: () => ReturnType<Bench['browser']['newPage']>) => Promise<void>,
): Promise<string[]> {
  const refused = new Set<string>();
  await visit(async () => {
    const page = await browser.newPage({ baseURL: site.address, serviceWorkers: 'block' });
    page.on('console', (message) => {
      if (/content security policy|trustedhtml|trusted type/i.test(message.text())) {
        refused.add(`${page.url()}: ${message.text()}`);
      }
    });
    return page;
  });
  return [...refused];
}

function verdictOn(subject: string, measured: string, findings: string[]): Verdict {
  return { check: 'csp', subject, measured, isMet: findings.length === 0, findings };
}
