import { describe, expect, onTestFinished, test } from 'vitest';
import {
  sampleInvoice,
  sampleMoment,
  samplePayment,
  sampleSubmission,
  sampleUpload,
  uuid,
} from '../testing/samples.ts';
import { createErasures } from '../services/erasures.ts';
import { Day } from '#shared/time.ts';
import type { NewWorkEntry, WorkEntry } from '#shared/inbox/work-entries.ts';
import type { RecordStore } from '../storage/ports.ts';
import { trashRestMs } from '../storage/records.ts';

const trashDay = new Date('2026-03-04T00:00:00.000Z');
const weekLater = new Date(trashDay.getTime() + 7 * Day.ms);
const upload = sampleUpload(1);
const ruth = 'ruth@example.com';
const common = { submissionId: uuid(1), at: sampleMoment } as const;
const withFile = (number: number): NewWorkEntry => ({
  ...common,
  id: uuid(number),
  by: 'client',
  kind: 'client-words',
  text: 'From the north',
  files: [upload.name],
});

/** What every store must do with work entries. `open` returns a fresh, empty one for the running test. */
export function describeWorkEntries(name: string, openStore: () => Promise<RecordStore>): void {
  const open = async () => {
    const store = await openStore();
    onTestFinished(() => store.close());
    await store.receive(sampleSubmission(1));
    await store.receive(sampleSubmission(2, { kind: 'consultation' }));
    return store;
  };
  describe(`work entries: ${name}`, () => {
    test('returns what was stored, of one submission in the order of adding', async () => {
      const store = await open();
      const { version } = await store.countNew();
      const entry = samplePayment(10);
      expect(await store.addWorkEntry(entry)).toEqual({ kind: 'stored', entry });
      await store.addWorkEntry(
        samplePayment(9, { name: 'Ruth nul \0 half \ud83c', day: '2026-03-03' }),
      );
      await store.addWorkEntry(samplePayment(8, { submissionId: uuid(2) }));
      expect((await store.countNew()).version).toBe(version + 3);
      const ids = async (filter?: Parameters<RecordStore['listWorkEntries']>[0]) =>
        (await store.listWorkEntries(filter)).map(({ id }) => id);
      expect(await ids({ submissionIds: [uuid(1)] })).toEqual([uuid(10), uuid(9)]);
      expect(await ids({ submissionIds: [uuid(3), '__proto__'] })).toEqual([]);
      expect(await ids()).toEqual([uuid(10), uuid(9), uuid(8)]);
      expect(await ids({ kinds: ['price'] })).toEqual([]);
      expect(await ids({ since: '2026-03-01T00:00:00.001Z' })).toEqual([]);
      expect(await ids({ since: sampleMoment })).toHaveLength(3);
      const [, second] = await store.listWorkEntries({ submissionIds: [uuid(1)] });
      expect(second?.name).toBe('Ruth nul \0 half \ud83c');
    });

    test('stores an entry once, whenever it comes again, and refuses another under its id', async () => {
      const store = await open();
      const entry = samplePayment(10);
      const outcomes = await Promise.all([1, 2, 3].map(() => store.addWorkEntry(entry)));
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([
        'repeated',
        'repeated',
        'stored',
      ]);
      const later = samplePayment(10, { at: '2026-03-05T00:00:00.000Z' });
      expect(await store.addWorkEntry(later)).toEqual({ kind: 'repeated', entry });
      for (const other of [
        samplePayment(10, { cents: 1 }),
        samplePayment(10, { submissionId: uuid(2) }),
        sampleInvoice(10),
      ]) {
        expect(await store.addWorkEntry(other)).toEqual({ kind: 'mismatch' });
      }
      expect(await store.listWorkEntries()).toEqual([entry]);
    });

    test('refuses entries of submissions that are not there, and by the caller’s rule', async () => {
      const store = await open();
      await store.trashSubmissions([uuid(2)], trashDay);
      for (const submissionId of [uuid(2), uuid(3), null]) {
        expect(await store.addWorkEntry(samplePayment(10, { submissionId }))).toEqual({
          kind: 'unknown-submission',
        });
      }
      const isSecond = (others: readonly Readonly<WorkEntry>[]) => others.length > 0;
      const outcomes = await Promise.all(
        [10, 11, 12].map((number) => store.addWorkEntry(samplePayment(number), isSecond)),
      );
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['refused', 'refused', 'stored']);
      expect(await store.listWorkEntries()).toHaveLength(1);
    });

    test('stores on the submission when it was first paid, and undoes it', async () => {
      const store = await open();
      const paidAt = async () => (await store.findSubmission(uuid(1)))?.depositPaidAt;
      await store.addWorkEntry(samplePayment(10));
      await store.addWorkEntry(samplePayment(11, { day: '2026-03-01', paymentKind: 'balance' }));
      expect(await store.findSubmission(uuid(1))).toMatchObject({
        depositPaidAt: '2026-03-01T00:00:00.000Z',
        status: 'deposit-paid',
      });
      await store.addWorkEntry({
        ...common,
        id: uuid(12),
        by: 'owner',
        kind: 'payment-correction',
        paymentId: uuid(11),
        note: '',
      });
      expect(await paidAt()).toBe('2026-03-02T00:00:00.000Z');
      await store.addWorkEntry(samplePayment(13, { paymentKind: 'refund' }));
      expect(await store.findSubmission(uuid(1))).toMatchObject({
        depositPaidAt: null,
        status: 'read',
        changedAt: sampleMoment,
      });
    });

    test('a reply answers the submission once, and a report that is sent delivers it', async () => {
      const store = await open();
      const mail = { by: 'owner', to: 'ruth@example.org', subject: 'A', text: 'B' } as const;
      const later = { submissionId: uuid(1), at: '2026-03-05T00:00:00.000Z' } as const;
      await store.addWorkEntry({ ...common, ...mail, id: uuid(10), kind: 'reply', files: [] });
      await store.addWorkEntry({ ...later, ...mail, id: uuid(11), kind: 'reply', files: [] });
      expect(await store.findSubmission(uuid(1))).toMatchObject({
        answeredAt: sampleMoment,
        status: 'new',
      });
      const sent = { ...mail, kind: 'report-sent', report: uuid(9) } as const;
      await store.addWorkEntry({ ...later, ...sent, id: uuid(12) });
      await store.addWorkEntry({ ...later, ...sent, id: uuid(13), submissionId: uuid(2) });
      expect(await store.findSubmission(uuid(1))).toMatchObject({
        answeredAt: sampleMoment,
        status: 'delivered',
      });
      expect(await store.findSubmission(uuid(2))).toMatchObject({
        answeredAt: later.at,
        status: 'delivered',
      });
    });

    test('numbers invoices of a year without gaps or doubles, also when many come at once', async () => {
      const store = await open();
      const many = Array.from({ length: 12 }, (_, index) =>
        store.addWorkEntry(
          sampleInvoice(20 + index, index === 5 ? { day: '2027-01-01' } : {}),
          () => index === 3,
        ),
      );
      await Promise.all(many);
      await store.addWorkEntry(sampleInvoice(20));
      await store.addWorkEntry(samplePayment(40));
      await store.addWorkEntry(sampleInvoice(41, { submissionId: uuid(2) }));
      const invoices = (await store.listWorkEntries({ kinds: ['invoice'] })).filter(
        (entry) => entry.kind === 'invoice',
      );
      const numbersOf = (year: number) =>
        invoices
          .map(({ number }) => number)
          .filter((number) => number.year === year)
          .map(({ number }) => number)
          .toSorted((one, other) => one - other);
      expect(numbersOf(2026)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
      expect(numbersOf(2027)).toEqual([1]);
    });

    test('goes to the trash and back with its submission', async () => {
      const store = await open();
      await store.addWorkEntry(samplePayment(10));
      await store.trashSubmissions([uuid(1)], trashDay);
      expect(await store.listWorkEntries()).toEqual([]);
      expect(await store.listWorkEntries({ submissionIds: [uuid(1)] })).toEqual([]);
      expect(await store.listWorkEntries({ isWhole: true })).toEqual([samplePayment(10)]);
      await store.restoreTrash();
      expect(await store.listWorkEntries()).toEqual([samplePayment(10)]);
    });

    test.each(['erased', 'purged'])(
      'keeps the sales of a person who is %s, without the person',
      async (how) => {
        const store = await open();
        await store.addWorkEntry(samplePayment(10, { note: 'From Ruth', name: 'Ruth' }));
        await store.addWorkEntry(sampleInvoice(11));
        await store.addWorkEntry(sampleInvoice(12, { totalCents: 100_000 }));
        await store.addWorkEntry({ ...common, id: uuid(13), by: 'client', kind: 'says-paid' });
        if (how === 'erased') await store.removeSubmissions([uuid(1)]);
        else {
          await store.trashSubmissions([uuid(1)], trashDay);
          await store.purgeTrash(trashRestMs, weekLater);
        }
        await store.compact();
        expect(await store.listWorkEntries()).toEqual([]);
        const gone = { submissionId: null, receipt: null };
        expect(await store.listWorkEntries({ isWhole: true })).toEqual([
          samplePayment(10, { submissionId: null }),
          { ...sampleInvoice(11), ...gone, buyer: null, number: { year: 2026, number: 1 } },
          {
            ...sampleInvoice(12),
            ...gone,
            totalCents: 100_000,
            buyer: { name: 'Ruth Example', email: null },
            number: { year: 2026, number: 2 },
          },
        ]);
        await store.addWorkEntry(sampleInvoice(14, { submissionId: uuid(2) }));
        const [entry] = await store.listWorkEntries();
        expect(entry).toMatchObject({ number: { year: 2026, number: 3 } });
      },
    );

    test.each(['typed', 'corrected', 'corrected since'])(
      'erases a person by the address that was %s, with all that was done for them',
      async (how) => {
        const store = await open();
        await store.addUploads([upload, sampleUpload(2), sampleUpload(3)]);
        const email = { typed: 'rut@example.org', corrected: 'ruth@example.net' }[how] ?? ruth;
        await store.receive(
          sampleSubmission(3, { body: { name: 'Ruth', email: 'rut@example.org' } }),
        );
        await store.receive(sampleSubmission(4, { body: { name: 'Ali', email: 'ali@x.org' } }));
        const mail = { to: 'rut@example.org', subject: 'A', text: 'B' };
        const visit = { visit: uuid(90), minutes: 60, place: 'Glenlyon', note: '' };
        const start = '2026-03-10T00:00:00.000Z';
        const done = [
          { kind: 'address', email: 'Ruth@Example.net' },
          { kind: 'address', email: ruth },
          { kind: 'link', digest: 'd', to: 'mail' },
          { kind: 'reply', ...mail, files: [upload.name] },
          { kind: 'client-words', text: 'North', files: [sampleUpload(2).name] },
          { kind: 'visit-proposed', ...visit, times: [start] },
          { kind: 'visit-chosen', visit: uuid(90), start },
          { kind: 'report', upload: sampleUpload(3).name, fileName: 'R', sizeBytes: 1, sha256: '' },
          { kind: 'report-sent', report: uuid(16), ...mail },
          { kind: 'mail-try', mail: uuid(12), to: 'client', outcome: 'sent', why: '' },
        ];
        for (const [index, entry] of done.entries()) {
          const whole = { ...common, submissionId: uuid(3), by: 'owner', id: uuid(10 + index) };
          const stored = await store.addWorkEntry({ ...whole, ...entry } as NewWorkEntry);
          expect(stored.kind).toBe('stored');
        }
        await store.addWorkEntry(samplePayment(30, { submissionId: uuid(3), note: 'Ruth' }));
        await store.addWorkEntry(sampleInvoice(31, { submissionId: uuid(3) }));
        await store.addWorkEntry(samplePayment(32, { submissionId: uuid(4) }));
        const { erasePerson } = createErasures({
          store,
          uploads: { removeFiles: (names) => store.noteDeletedFiles(names) },
          countSnapshots: async () => 0,
          removeSnapshots: async () => 0,
        });
        const keptInvoices = ['invoice 2026-0001'];
        const counts = { messages: 1, requests: 0, files: 3, snapshots: 0, keptInvoices };
        const count = await erasePerson({ email: email.toUpperCase(), isDryRun: true });
        expect(count).toEqual({ ...counts, isErased: false });
        const erased = await erasePerson({ email: email.toUpperCase(), isDryRun: false });
        expect(erased).toEqual({ ...counts, isErased: true });
        expect(await store.findSubmission(uuid(3))).toBeUndefined();
        const left = await store.listWorkEntries({ isWhole: true });
        expect(left.map(({ id, submissionId }) => [id, submissionId])).toEqual([
          [uuid(30), null],
          [uuid(31), null],
          [uuid(32), uuid(4)],
        ]);
        expect(JSON.stringify(left)).not.toMatch(/ruth?@|Ruth/);
        expect(await store.listUploads()).toEqual([]);
        expect(await erasePerson({ email, isDryRun: true })).toMatchObject({ messages: 0 });
      },
    );

    test('removes what is kept of erased people once it is old enough, and nothing else', async () => {
      const store = await open();
      await store.addWorkEntry(samplePayment(10));
      await store.addWorkEntry(samplePayment(11, { submissionId: uuid(2) }));
      await store.removeSubmissions([uuid(1)]);
      expect(await store.removeKeptEntries(new Date(sampleMoment))).toBe(0);
      expect(await store.removeKeptEntries(new Date('2031-03-01'))).toBe(1);
      const left = await store.listWorkEntries({ isWhole: true });
      expect(left.map(({ id }) => id)).toEqual([uuid(11)]);
    });

    test('copies entries as they are, once', async () => {
      const store = await open();
      const invoice = { ...sampleInvoice(11), number: { year: 2026, number: 7 } };
      const entries = [samplePayment(10, { submissionId: null }), invoice];
      await store.copyWorkEntries(entries);
      await store.copyWorkEntries(entries);
      expect(await store.listWorkEntries({ isWhole: true })).toEqual(entries);
      expect((await store.findSubmission(uuid(1)))?.changedAt).toBeNull();
    });

    test('notifies watchers', async () => {
      const store = await open();
      let count = 0;
      store.watch(() => {
        count += 1;
      });
      await store.addWorkEntry(samplePayment(10));
      await store.addWorkEntry(samplePayment(10));
      expect(count).toBe(1);
    });
  });

  describe(`files of work entries: ${name}`, () => {
    test('belong to the submission as long as the entry does', async () => {
      const store = await open();
      expect(await store.addWorkEntry(withFile(10))).toEqual({
        kind: 'unknown-upload',
        names: [upload.name],
      });
      await store.addUploads([upload]);
      await store.trashOrphanUploads(trashDay, trashDay);
      expect(await store.addWorkEntry(withFile(10))).toMatchObject({ kind: 'stored' });
      expect(await store.findUpload(upload.name)).toEqual({ ...upload, isAttached: true });
      expect(await store.trashOrphanUploads(trashDay, trashDay)).toBe(0);
      expect(await store.removeOrphanUploads([upload.name])).toEqual([]);
      expect(await store.uploadsOnlyOf([uuid(1)])).toEqual([upload.name]);
      expect(await store.removeSubmissions([uuid(1)])).toEqual({
        ids: [uuid(1)],
        uploads: [upload.name],
      });
      expect(await store.findUpload(upload.name)).toBeUndefined();
      expect(await store.filesToDelete()).toEqual([upload.name]);
    });

    test('stay while another submission has them', async () => {
      const store = await open();
      await store.addUploads([upload]);
      await store.addWorkEntry(withFile(10));
      await store.receive(sampleSubmission(3, { attachments: [upload.name] }));
      expect((await store.removeSubmissions([uuid(1)])).uploads).toEqual([]);
      expect((await store.findUpload(upload.name))?.isAttached).toBe(true);
    });
  });
}
