import { describe, expect, onTestFinished, test } from 'vitest';
import { sampleMoment, sampleRevision, sampleSave, uuid } from '../testing/samples.ts';
import type { ContentPicture, ContentRevision } from '../storage/content-records.ts';
import type { ContentStore, RecordStore } from '../storage/ports.ts';

const day = (number: number) => new Date(Date.parse(sampleMoment) + number * 86_400_000);
const lime = { kind: 'article', id: 'lime' };

const picture: ContentPicture = {
  sha256: 'a'.repeat(64),
  width: 1600,
  height: 1200,
  colour: '#886644',
  copies: [{ width: 800, format: 'avif', name: 'x.avif', sizeBytes: 3, sha256: 'b'.repeat(64) }],
  addedAt: sampleMoment,
};

/** Saves versions 1 to `count` of one entry, each made from the one before. */
async function saveVersions(content: ContentStore, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const baseRevisionId = number === 1 ? null : uuid(number - 1);
    const outcome = await content.save(sampleSave(sampleRevision(number, { baseRevisionId })));
    expect(outcome.kind).toBe('saved');
  }
}

/** What every content store must do. `open` returns a fresh, empty one for the running test. */
export function describeContentStore(name: string, openStore: () => Promise<RecordStore>): void {
  const open = async () => {
    const store = await openStore();
    onTestFinished(() => store.close());
    return store.content;
  };
  describe(`content store: ${name}`, () => {
    test('returns the revisions of one entry, newest first', async () => {
      const content = await open();
      await saveVersions(content, 3);
      const revisions = await content.listRevisions('article', 'lime');
      expect(revisions.map(({ revisionId }) => revisionId)).toEqual([uuid(3), uuid(2), uuid(1)]);
      expect(revisions.at(-1)).toEqual(sampleRevision(1));
      expect(await content.findEntry('article', 'lime')).toEqual({
        ...lime,
        number: null,
        revisionIds: [uuid(1), uuid(2), uuid(3)],
        slug: 'lime-in-winter',
        live: null,
        scheduled: null,
        isHidden: false,
        firstPublishedAt: null,
        formerSlugs: [],
        updatedAt: sampleMoment,
      });
      expect(await content.findEntry('article', '__proto__')).toBeUndefined();
      expect(await content.listRevisions('project', 'lime')).toEqual([]);
    });

    test('stores every character of a text', async () => {
      const content = await open();
      const body = { title: 'A “quote” \u0000 \uD800 half, 家', list: [1, null, { deep: [''] }] };
      await content.save(sampleSave(sampleRevision(1, { body })));
      expect((await content.listRevisions('article', 'lime'))[0]?.body).toEqual(body);
    });

    test('returns the first revision for a repeat, and a mismatch for another text', async () => {
      const content = await open();
      await saveVersions(content, 2);
      const again = sampleSave(sampleRevision(1, { savedAt: '2026-04-01T00:00:00.000Z' }));
      expect(await content.save(again)).toMatchObject({
        kind: 'repeated',
        revision: { savedAt: sampleMoment },
      });
      expect(await content.save(sampleSave(sampleRevision(1, { body: { title: 'B' } })))).toEqual({
        kind: 'mismatch',
      });
      expect(await content.listRevisions('article', 'lime')).toHaveLength(2);
    });

    test('stores one of many simultaneous tries, and refuses a change based on an older text', async () => {
      const content = await open();
      await saveVersions(content, 1);
      const tries = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          content.save(sampleSave(sampleRevision(10 + (index % 3), { baseRevisionId: uuid(1) }))),
        ),
      );
      const kinds = tries.map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'saved')).toHaveLength(1);
      expect(kinds.filter((kind) => kind === 'repeated')).toHaveLength(3);
      expect(kinds.filter((kind) => kind === 'conflict')).toHaveLength(8);
      expect(await content.listRevisions('article', 'lime')).toHaveLength(2);
      expect(
        await content.save(sampleSave(sampleRevision(20, { baseRevisionId: uuid(19) }))),
      ).toEqual({
        kind: 'conflict',
        newestId: (await content.findEntry('article', 'lime'))?.revisionIds[1],
      });
    });

    test('stores the shipped revision with its first change, once', async () => {
      const content = await open();
      const shipped: ContentRevision = { ...sampleRevision(99), slug: 'lime', savedAt: null };
      const save = (number: number, baseRevisionId: string | null) =>
        content.save(sampleSave(sampleRevision(number, { baseRevisionId }), { shipped }));
      expect(await save(1, null)).toEqual({ kind: 'conflict', newestId: uuid(99) });
      expect(await content.listEntries()).toEqual([]);
      expect(await save(1, uuid(99))).toMatchObject({ kind: 'saved' });
      expect(await save(2, uuid(99))).toEqual({ kind: 'conflict', newestId: uuid(1) });
      expect(await save(2, uuid(1))).toMatchObject({ kind: 'saved' });
      expect(
        (await content.listRevisions('article', 'lime')).map(({ savedAt }) => savedAt),
      ).toEqual([sampleMoment, sampleMoment, null]);
    });

    test('numbers new entries one after the other, never twice', async () => {
      const content = await open();
      const saves = await Promise.all(
        ['a', 'b', 'c'].map((entryId, index) =>
          content.save(
            sampleSave(sampleRevision(index + 1, { kind: 'project', entryId, slug: '' }), {
              firstFreeNumber: 7,
            }),
          ),
        ),
      );
      const numbers = saves.map((saved) => (saved.kind === 'saved' ? saved.entry.number : null));
      expect(numbers.toSorted()).toEqual([7, 8, 9]);
      const [first] = saves;
      const again = await content.save(
        sampleSave(
          sampleRevision(9, { kind: 'project', entryId: 'a', slug: '', baseRevisionId: uuid(1) }),
          { firstFreeNumber: 7 },
        ),
      );
      expect(again).toMatchObject({
        entry: { number: first?.kind === 'saved' ? first.entry.number : null },
      });
    });

    test('gives no slug to two entries, whether it is live, former, newest or shipped', async () => {
      const content = await open();
      const save = (number: number, entryId: string, slug: string, base: string | null = null) =>
        content.save(
          sampleSave(sampleRevision(number, { entryId, slug, baseRevisionId: base }), {
            shippedSlugs: new Map([['shipped', 'other']]),
          }),
        );
      await save(1, 'a', 'first');
      await content.publish({ kind: 'article', id: 'a', revisionId: uuid(1) }, day(1));
      await save(2, 'a', 'second', uuid(1));
      await content.publish({ kind: 'article', id: 'a', revisionId: uuid(2) }, day(2));
      await save(3, 'a', 'third', uuid(2));
      for (const slug of ['first', 'second', 'third', 'shipped']) {
        expect(await save(10, 'b', slug)).toEqual({ kind: 'slug-taken' });
      }
      expect(await save(10, 'b', 'fourth')).toMatchObject({ kind: 'saved' });
      expect(await save(11, 'a', 'first', uuid(3))).toMatchObject({ kind: 'saved' });
    });

    test('publishes, remembers former addresses, hides and shows', async () => {
      const content = await open();
      await saveVersions(content, 1);
      expect(await content.publish({ ...lime, revisionId: uuid(5) }, day(1))).toBeUndefined();
      expect(
        await content.publish({ ...lime, revisionId: uuid(1), shippedSlug: 'lime' }, day(1)),
      ).toMatchObject({
        live: { revisionId: uuid(1), slug: 'lime-in-winter' },
        firstPublishedAt: day(1).toISOString(),
        formerSlugs: ['lime'],
      });
      const back = sampleRevision(2, { slug: 'lime', baseRevisionId: uuid(1) });
      await content.save(sampleSave(back));
      expect(await content.publish({ ...lime, revisionId: uuid(2) }, day(2))).toMatchObject({
        live: { slug: 'lime' },
        firstPublishedAt: day(1).toISOString(),
        formerSlugs: ['lime-in-winter'],
      });
      const entry = { ...lime, number: null };
      expect(await content.setHidden(entry, true, day(3))).toMatchObject({ isHidden: true });
      expect(await content.setHidden(entry, false, day(3))).toMatchObject({
        isHidden: false,
        live: { slug: 'lime' },
      });
      await content.setHidden(entry, true, day(4));
      expect(await content.publish({ ...lime, revisionId: uuid(1) }, day(5))).toMatchObject({
        isHidden: false,
      });
    });

    test('hides shipped content that was never changed', async () => {
      const content = await open();
      const entry = { kind: 'project', id: '3', number: 3 };
      expect(await content.setHidden(entry, true, day(1))).toMatchObject({
        number: 3,
        revisionIds: [],
        isHidden: true,
      });
      const shipped: ContentRevision = {
        ...sampleRevision(99, { kind: 'project', entryId: '3', slug: '' }),
        savedAt: null,
      };
      const changed = sampleRevision(1, {
        kind: 'project',
        entryId: '3',
        slug: '',
        baseRevisionId: uuid(99),
      });
      expect(
        await content.save(sampleSave(changed, { shipped, firstFreeNumber: 8 })),
      ).toMatchObject({ kind: 'saved', entry: { number: 3, isHidden: true } });
      expect(await content.listRevisions('project', '3')).toEqual([changed, shipped]);
    });

    test('publishes a scheduled revision at its time, once, dated by the schedule', async () => {
      const content = await open();
      await saveVersions(content, 2);
      const publishAt = day(3).toISOString();
      expect(
        await content.publish({ ...lime, revisionId: uuid(1), publishAt }, day(1)),
      ).toMatchObject({ live: null, scheduled: { revisionId: uuid(1), publishAt } });
      expect(await content.publishDue(day(2))).toBe(0);
      expect(await content.publishDue(day(4))).toBe(1);
      expect(await content.publishDue(day(5))).toBe(0);
      expect(await content.findEntry('article', 'lime')).toMatchObject({
        live: { revisionId: uuid(1) },
        scheduled: null,
        firstPublishedAt: publishAt,
      });
    });

    test('forgets a schedule when another revision is published or the entry is hidden', async () => {
      const content = await open();
      await saveVersions(content, 2);
      const publishAt = day(3).toISOString();
      const plan = () => content.publish({ ...lime, revisionId: uuid(1), publishAt }, day(1));
      await plan();
      await content.publish({ ...lime, revisionId: uuid(2) }, day(1));
      expect(await content.publishDue(day(4))).toBe(0);
      await plan();
      await content.setHidden({ ...lime, number: null }, true, day(2));
      expect(await content.publishDue(day(4))).toBe(0);
      expect(await content.findEntry('article', 'lime')).toMatchObject({
        live: { revisionId: uuid(2) },
        isHidden: true,
      });
    });

    test('lists the live and the newest revisions', async () => {
      const content = await open();
      await saveVersions(content, 3);
      await content.publish({ ...lime, revisionId: uuid(1) }, day(1));
      const current = (await content.listCurrent()).map(({ revisionId }) => revisionId);
      expect(current.toSorted()).toEqual([uuid(1), uuid(3)]);
    });

    test('notifies of every change, and of nothing else', async () => {
      const content = await open();
      let notifications = 0;
      const stop = content.watch(() => {
        notifications += 1;
      });
      await saveVersions(content, 1);
      await content.save(sampleSave(sampleRevision(1)));
      await content.publishDue(day(1));
      expect(notifications).toBe(1);
      await content.publish({ ...lime, revisionId: uuid(1) }, day(1));
      await content.addPicture(picture);
      expect(notifications).toBe(3);
      stop();
      await content.setHidden({ ...lime, number: null }, true, day(1));
      expect(notifications).toBe(3);
    });

    test('stores pictures by the file that was sent', async () => {
      const content = await open();
      await content.addPicture(picture);
      await content.addPicture({ ...picture, colour: '#000000' });
      expect(await content.listPictures()).toEqual([{ ...picture, colour: '#000000' }]);
    });

    test('imports other records unchanged', async () => {
      const content = await open();
      await saveVersions(content, 2);
      await content.publish({ ...lime, revisionId: uuid(1) }, day(1));
      await content.addPicture(picture);
      const copy = {
        entries: await content.listEntries(),
        revisions: await content.listRevisions('article', 'lime'),
        pictures: await content.listPictures(),
      };
      const other = await open();
      await other.copyIn(copy);
      await other.copyIn(copy);
      expect(await other.listEntries()).toEqual(copy.entries);
      expect(await other.listRevisions('article', 'lime')).toEqual(copy.revisions);
      expect(await other.listPictures()).toEqual(copy.pictures);
    });
  });
}
