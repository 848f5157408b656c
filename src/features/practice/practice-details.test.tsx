import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { unpublishedSeller } from '#shared/api/practice.ts';
import { PracticeDetails } from './practice-details.tsx';
import { practiceQuery } from './queries.ts';

const nothing = { email: null, phone: null, seller: unpublishedSeller };

function htmlWith(said: object): string {
  const client = new QueryClient();
  client.setQueryData(practiceQuery.queryKey, { ...nothing, ...said });
  return renderToString(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <PracticeDetails unpublished="Not yet." />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

test('shows the notice of today, hours and service area, and what is not published', () => {
  const html = htmlWith({
    hours: 'Mondays',
    serviceArea: 'Hepburn Shire',
    notices: ['Away until **12 January**'],
  });
  for (const words of ['Away until', '12 January', 'Mondays', 'Hepburn Shire', 'Not yet.']) {
    expect(html).toContain(words);
  }
});

test('omits details that the owner has not set', () => {
  expect(htmlWith({ email: 'desk@practice.test' })).not.toMatch(/Hours|Service area|Not yet/);
  expect(htmlWith({})).toMatch(/Not yet/);
});
