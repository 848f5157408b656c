import { expect, onTestFinished, test } from 'vitest';
import { queryOnce, temporaryDatabase } from '../../testing/test-database.ts';
import { openPostgresRecords } from './postgres-records.ts';

const records = 500_000;
/** What the owner waits for, and what each submission waits for. */
const mostMs = 300;

test('lists, counts and weighs half a million records within the time that the owner waits', async () => {
  const url = await temporaryDatabase();
  const store = await openPostgresRecords({ url });
  onTestFinished(() => store.close());
  await queryOnce(
    url,
    `insert into submissions (id, kind, fingerprint, received_at, body, body_bytes, address_digest, folder,
       status, is_announced, is_acknowledged, notes, network)
     select gen_random_uuid(), case when n % 10 = 0 then 'consultation' else 'contact' end, n::text,
       timestamptz '2026-01-01' + n * interval '1 minute', json_build_object('name', 'Visitor ' || n,
       'message', repeat('Mud and straw. ', 40)), 640, md5(n::text), case when n % 5 = 0 then 'spam' else 'inbox' end,
       case when n % 9 = 0 then 'new' else 'read' end, true, true, '[]',
       case when n % 9 = 0 then lpad((n % 64)::text, 16, '0') end
     from generate_series(1, $1::int) as n`,
    [records],
  );
  await queryOnce(url, 'vacuum analyze submissions');
  const times: Record<string, number> = {};
  const timed = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    await work();
    const startedMs = performance.now();
    const result = await work();
    times[name] = Math.round(performance.now() - startedMs);
    return result;
  };
  const filter = { group: 'messages', folder: 'inbox', isArchived: false } as const;
  const first = await timed('first part', () => store.listSubmissions(filter, { limit: 100 }));
  expect(first).toHaveLength(100);
  const next = await timed('next part', () =>
    store.listSubmissions(filter, { limit: 100, after: first.at(-1) }),
  );
  expect(next).toHaveLength(100);
  const weights = await timed('weighing', () => store.weighUnopened());
  expect(weights.reduce((sum, weight) => sum + weight.records, 0)).toBe(Math.floor(records / 9));
  const places = await timed('counts', () => store.countPlaces());
  expect(Object.values(places).reduce((sum, count) => sum + count, 0)).toBe(records);
  // Shown by the run, for the record of what was measured.
  process.stdout.write(`${records} records: ${JSON.stringify(times)} ms\n`);
  for (const [name, ms] of Object.entries(times)) expect(ms, name).toBeLessThan(mostMs);
}, 180_000);
