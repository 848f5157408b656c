import { describe, expect, it } from 'vitest';

import { frequentQuestions } from './faq.ts';
import { practicalSources } from './sources-practical.ts';
import { sources } from './sources.ts';

describe('frequent questions', () => {
  it('are eight, each with an id of its own', () => {
    expect(frequentQuestions).toHaveLength(8);
    expect(new Set(frequentQuestions.map((entry) => entry.id)).size).toBe(8);
  });

  it.each(frequentQuestions.map((entry) => [entry.question, entry.answer] as const))(
    '%s is answered in sixty words or more',
    (question, answer) => {
      expect(question.endsWith('?')).toBe(true);
      expect(answer.join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(60);
    },
  );

  it('cite only sources that are listed', () => {
    for (const [, id] of JSON.stringify(frequentQuestions).matchAll(/\(source:([a-z0-9-]+)\)/g)) {
      expect(Object.keys(sources)).toContain(id);
    }
  });

  it('give the threshold of the Commission and warn of the older one', () => {
    const ownerBuilder = frequentQuestions.find((entry) => entry.id === 'owner-builder');
    expect(ownerBuilder?.answer.join(' ')).toMatch(/more than \$20,000.*\$16,000/s);
  });
});

describe('practical sources', () => {
  it('have https addresses and a month', () => {
    for (const source of Object.values(practicalSources)) {
      expect(source.url).toMatch(/^https:\/\//);
      expect(source.checked).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    }
  });
});
