import { describe, expect, it } from 'vitest';

import { frequentQuestions } from './faq.ts';
import { sources } from './sources.ts';

describe('frequent questions', () => {
  it('have unique ids', () => {
    expect(new Set(frequentQuestions.map((entry) => entry.id)).size).toBe(frequentQuestions.length);
  });

  it.each(frequentQuestions.map((entry) => [entry.question, entry.answer] as const))(
    '%s is a question and has an answer',
    (question, answer) => {
      expect(question.endsWith('?')).toBe(true);
      expect(answer).toMatch(/\S/);
    },
  );

  it('cite only sources that are listed', () => {
    for (const [, id] of JSON.stringify(frequentQuestions).matchAll(/\(source:([a-z0-9-]+)\)/g)) {
      expect(Object.keys(sources)).toContain(id);
    }
  });

  it('give the threshold of the Commission and warn of the older one', () => {
    const ownerBuilder = frequentQuestions.find((entry) => entry.id === 'owner-builder');
    expect(ownerBuilder?.answer).toMatch(/more than \$20,000.*\$16,000/s);
  });
});
