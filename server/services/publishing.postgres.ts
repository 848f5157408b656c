import { expect, test, vi } from 'vitest';
import { createContent } from './content.ts';
import { createPublishing } from './publishing.ts';
import { openPostgresRecords } from '../storage/postgres/postgres-records.ts';
import { sampleDefaultsOf } from '../testing/sample-content.ts';
import { uuid } from '../testing/samples.ts';
import { temporaryDatabase } from '../testing/test-database.ts';

/** One process of several on the same database. */
async function openProcess(url: string) {
  const store = await openPostgresRecords({ url });
  const content = createContent({ defaultsOf: sampleDefaultsOf });
  const clock = () => new Date('2026-03-01T00:00:00.000Z');
  const publishing = createPublishing({
    store: store.content,
    content,
    clock,
    clockTrust: { trustedNow: clock, compare: () => undefined },
    publicPaths: () => new Set(),
  });
  await publishing.refresh();
  const stop = publishing.follow(
    () => () => undefined,
    (message) => expect.fail(message),
  );
  return {
    content,
    publishing,
    async close() {
      stop();
      await store.close();
    },
  };
}

const notice = (text: string) => ({
  text,
  means: 'notice',
  from: null,
  until: null,
});

test('what one process publishes, the other shows once notified, and both have the same version', async () => {
  const url = await temporaryDatabase();
  const [here, there] = [await openProcess(url), await openProcess(url)];
  const saved = await here.publishing.save('notice', uuid(7), uuid(1), {
    baseRevisionId: null,
    slug: '',
    body: notice('Away until 12 January'),
  });
  expect(saved.kind).toBe('saved');
  await here.publishing.publish('notice', uuid(7), uuid(1));
  expect(here.content.practice().notices).toEqual(['Away until 12 January']);
  await vi.waitFor(() =>
    expect(there.content.practice().notices).toEqual(['Away until 12 January']),
  );
  expect(there.content.version).toBe(here.content.version);

  // Two devices on two processes: one of them gets a conflict with the newer version.
  const change = (process: typeof here, number: number) =>
    process.publishing.save('notice', uuid(7), uuid(number), {
      baseRevisionId: uuid(1),
      slug: '',
      body: notice(`Version ${number}`),
    });
  const kinds = (await Promise.all([change(here, 2), change(there, 3)])).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['conflict', 'saved']);

  await there.publishing.setHidden('notice', uuid(7), true);
  await vi.waitFor(() => expect(here.content.practice().notices).toBeUndefined());
  await Promise.all([here.close(), there.close()]);
  const later = await openProcess(url);
  expect(later.content.version).toBe(createContent({ defaultsOf: sampleDefaultsOf }).version);
  await later.close();
});
