import { expect, test } from 'vitest';
import { datedRules } from '../dated-rules.ts';
import { permitData } from './permit-figures.ts';
import { permitCopy, permitNotes } from './permit-path.ts';
import { permitSources } from './permit-sources.ts';

const sections = new Map(permitNotes.sections.map((section) => [section.anchor, section]));

test('what an owner-builder owes is said once: certificates stand in their steps, contracts here, which no such path has', () => {
  const text = sections.get('owner-builders')?.text ?? '';
  expect(text).not.toMatch(/months|flashings|compliance certificate/);
  // The steps that it sends to.
  expect(text).toMatch(
    /Only licensed or registered people may .* gutters and downpipes included: see their/,
  );
  const stepOf = (id: string) => permitData.steps.find((step) => step.id === id)?.text;
  expect(stepOf('consent')).toMatch(/\$20,000.*twelve months/);
  expect(stepOf('contract')).toMatch(/\$10,000.*\$20,000/);
  expect(stepOf('plumbing')).toMatch(/^Only a licensed or registered plumber .*\$750/);
  expect(stepOf('electrical')).toMatch(/against the law/);
  // What no step says.
  expect(text).toMatch(
    /one home in five years.*must not demolish.*Clearing leaves isn’t plumbing.*\$10,000.*\$20,000/s,
  );
  expect(text).toContain('{rule:building-contracts}');
});

test('every source of the page is linked: by a step, by its text, or by a rule that has a day', () => {
  const linked = JSON.stringify([permitCopy.method, permitNotes, permitData.steps, datedRules]);
  const unused = permitCopy.sources.filter(
    (id) => !linked.includes(`(source:${id})`) && !linked.includes(`"${permitSources[id].url}"`),
  );
  expect(unused.filter((id) => id !== 'practice-programme')).toEqual([]);
});

test('a step says in plain words what its dates leave out, and a shed’s permit where to see the exemption', () => {
  const stepOf = (id: string) => permitData.steps.find((step) => step.id === id);
  expect(stepOf('report-consent')?.text).toContain(
    'The plan counts no weeks for it: if you need it, go by the dates for slow offices.',
  );
  expect(stepOf('building-permit')?.also).toEqual([
    {
      onlyIf: { input: 'project', is: ['shed'] },
      text: 'Small sheds can be exempt, with conditions: see what is exempt.',
    },
  ]);
  expect(stepOf('building-permit')?.links[0]?.label).toContain('what is exempt');
});
