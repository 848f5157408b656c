// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CollectionNotice } from './collection-notice.tsx';

afterEach(cleanup);

test.each([
  ['message', /so that we can reply/],
  ['questionnaire', /Answers about health are up to you/],
] as const)(
  'says in three lines what a %s is stored for, and links to the details',
  (form, what) => {
    render(<CollectionNotice form={form} />);
    const notice = screen.getByRole('note', { name: 'Privacy' });
    expect(notice.querySelectorAll('p')).toHaveLength(3);
    expect(notice.textContent).toMatch(what);
    // In a new tab: what has been typed stays on the page.
    const link = within(notice).getByRole('link', { name: /Privacy/ });
    expect(link.getAttribute('href')).toBe('/privacy');
    expect(link.getAttribute('target')).toBe('_blank');
  },
);
