import { afterEach, expect, test, vi } from 'vitest';
import { listDrafts, saveDraft } from '../drafts/drafts.ts';
import { listFiles, readBytes } from '../files/files.ts';
import { drainOutbox, forgetPlannedDrain, listOutbox, reopenItem } from '../outbox/outbox.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { deviceOfVersion, releasedSchemas } from '../testing/released-schemas.ts';
import { listToolWork, saveToolWork } from '../tool-work/tool-work.ts';
import { schemaVersion } from './device-database.ts';
import { withDatabase } from './open-database.ts';

afterEach(() => {
  forgetPlannedDrain();
  vi.unstubAllGlobals();
});

const versions = Array.from({ length: schemaVersion }, (_, index) => index + 1);

test('every released schema has its fixture', () => {
  expect(Object.keys(releasedSchemas).map(Number)).toEqual(versions);
});

test.each(versions)(
  'what version %d left on a device is read, changed and sent',
  async (version) => {
    await deviceOfVersion(version);
    const server = new FakeServer();
    vi.stubGlobal('fetch', server.fetch);
    const [draft] = await listDrafts();
    expect(draft).toMatchObject({ form: 'newHouseDesign', revision: 3, answers: { name: 'Ada' } });
    const outcome = await saveDraft(
      draft?.id ?? '',
      { answers: { name: 'Ada B.' }, position: null },
      3,
    );
    expect(outcome.kind).toBe('saved');

    const waiting = (await listOutbox()).filter(({ state }) => state.kind === 'queued');
    expect(waiting).toHaveLength(1);
    const id = waiting[0]?.id ?? '';
    const [file] = await listFiles(id);
    expect(new TextDecoder().decode((await readBytes(file?.id ?? '', id)) ?? undefined)).toBe(
      'plan',
    );

    await drainOutbox('hint');
    const states = (await listOutbox()).map(({ state }) => state.kind);
    expect(states).toEqual(['delivered', 'delivered', 'delivered', 'needs-attention']);
    expect(server.records).toHaveLength(2);
    // Nobody counts as a bot because an older version did not measure the time.
    expect(server.records.map(({ fillTimeMs }) => fillTimeMs)).toEqual([null, null]);

    const refused = (await listOutbox()).find(({ state }) => state.kind === 'needs-attention');
    expect(await reopenItem(refused?.id ?? '')).toMatchObject({
      id: refused?.id,
      refused: { propertyAddress: 'Please give the lot' },
      position: '/propertyAddress',
    });
    const settings = await withDatabase((database) => database.settings.toArray());
    expect(settings).toEqual([{ key: 'persistence-asked', value: true }]);

    const tools = await listToolWork();
    expect(tools.map(({ title }) => title)).toEqual(version < 2 ? [] : ['Kitchen window']);
    const saved = await saveToolWork({
      tool: 'sun',
      version: 1,
      title: 'Bedroom',
      inputs: { facing: '350' },
      answer: 'Make the eave about 0.6 m deep.',
      savedAt: '2026-11-23T00:00:00.000Z',
    });
    expect((await listToolWork('sun'))[0]).toEqual(saved);
  },
);
