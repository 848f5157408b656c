import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seed } from '#testing/support/seeded-random.ts';
import type { DraftSession } from '../drafts/draft-session.ts';
import { replaceDevice } from '#testing/device/device.ts';
import { FakeServer } from '#testing/device/fake-server.ts';

/** The app as one tab runs it: its own modules, memory and database connection. */
async function loadApp() {
  vi.resetModules();
  return {
    ...(await import('../drafts/draft-session.ts')),
    ...(await import('../drafts/drafts.ts')),
    ...(await import('../storage/open-database.ts')),
    ...(await import('./outbox.ts')),
    ...(await import('./submit.ts')),
  };
}
type Program = Awaited<ReturnType<typeof loadApp>>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A form in a tab: its text only ever grows, so that no word of it may be lost. */
class Tab {
  session: DraftSession | null = null;
  readonly program: Program;

  constructor(program: Program) {
    this.program = program;
  }

  async open(): Promise<void> {
    if (this.session !== null) return;
    this.session = new this.program.DraftSession('contact');
    await this.session.start();
  }

  get text(): string {
    return String(this.session?.getSnapshot().draft?.answers['text'] ?? '');
  }

  type(word: string): void {
    this.session?.update({ text: `${this.text} ${word}` });
  }

  /** Returns the text that the device reported as saved. */
  async flush(): Promise<string[]> {
    if (this.session === null) return [];
    const { text } = this;
    await this.session.flush();
    return this.session.getSnapshot().saveError === null ? wordsOf(text) : [];
  }

  async close(): Promise<string[]> {
    const words = wordsOf(this.text);
    await this.session?.end();
    const isSaved = this.session?.getSnapshot().saveError === null;
    this.session = null;
    return isSaved ? words : [];
  }

  /** The browser is killed: nothing is saved any more. */
  crash(): void {
    this.session = null;
  }
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter(Boolean);
}

async function wordsOnDevice({ listDrafts, listOutbox }: Program): Promise<Set<string>> {
  const texts = [
    ...(await listDrafts()).map((draft) => String(draft.answers['text'] ?? '')),
    ...(await listOutbox()).map((item) => String(item.body['text'] ?? '')),
  ];
  return new Set(texts.flatMap(wordsOf));
}

/** The steps of a run; one that is listed more often happens more often. People mostly type. */
const anyStep = fc.constantFrom(
  ...(['type', 'type', 'type', 'flush', 'flush', 'open', 'open', 'submit', 'submit'] as const),
  ...(['close', 'crash', 'send', 'withdraw', 'offline', 'online', 'online'] as const),
  ...(['lose-reply', 'kill-connection'] as const),
);

type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never;

/** Half of the runs start with one draft that is open in both tabs, where overwriting is easiest. */
const sameDraftInBothTabs = [
  { step: 'open', tab: 0 },
  { step: 'type', tab: 0 },
  { step: 'flush', tab: 0 },
  { step: 'open', tab: 1 },
] as const;

const story = fc
  .tuple(
    fc.boolean(),
    fc.array(fc.record({ step: anyStep, tab: fc.constantFrom(0, 1) }), {
      minLength: 5,
      maxLength: 30,
    }),
  )
  .map(([isShared, rest]) => (isShared ? [...sameDraftInBothTabs, ...rest] : rest));

/** Runs that would lose something if one guard were missing; they run first, even on a slow machine. */
const knownWaysToLose: { step: Step; tab: 0 | 1 }[][] = [
  // Both tabs save on the same revision.
  [
    ...sameDraftInBothTabs,
    { step: 'type', tab: 0 },
    { step: 'flush', tab: 0 },
    { step: 'type', tab: 1 },
    { step: 'flush', tab: 1 },
  ],
  // One tab sends an older copy than the other has saved.
  [
    ...sameDraftInBothTabs,
    { step: 'type', tab: 1 },
    { step: 'flush', tab: 1 },
    { step: 'submit', tab: 0 },
  ],
  // The reply is lost, the text changes, and both are sent.
  [
    { step: 'open', tab: 0 },
    { step: 'type', tab: 0 },
    { step: 'lose-reply', tab: 0 },
    { step: 'submit', tab: 0 },
    { step: 'withdraw', tab: 0 },
    { step: 'open', tab: 0 },
    { step: 'type', tab: 0 },
    { step: 'submit', tab: 0 },
    { step: 'send', tab: 0 },
  ],
  // Withdrawn without reception, continued in the other tab, killed, and sent again.
  [
    { step: 'offline', tab: 0 },
    { step: 'open', tab: 0 },
    { step: 'type', tab: 0 },
    { step: 'submit', tab: 0 },
    { step: 'withdraw', tab: 1 },
    { step: 'open', tab: 1 },
    { step: 'type', tab: 1 },
    { step: 'close', tab: 1 },
    { step: 'crash', tab: 0 },
    { step: 'open', tab: 0 },
    { step: 'online', tab: 0 },
    { step: 'submit', tab: 0 },
  ],
];

/** Lets messages between the tabs arrive. */
function deliverMessages(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test('no text is lost, no request is stored twice and none is called sent without a receipt', async () => {
  const programs = [await loadApp(), await loadApp()] as const;
  await fc.assert(
    fc.asyncProperty(story, async (script) => {
      for (const program of programs) {
        program.forgetPlannedDrain();
        await program.closeDatabase();
      }
      replaceDevice();
      const server = new FakeServer();
      vi.stubGlobal('fetch', server.fetch);
      const tabs = [new Tab(programs[0]), new Tab(programs[1])] as const;
      const kept = new Set<string>();
      const keep = (words: string[]) => words.forEach((word) => kept.add(word));
      let wordCount = 0;

      for (const { step, tab: number } of script) {
        const tab = number === 0 ? tabs[0] : tabs[1];
        const { program } = tab;
        switch (step) {
          case 'open':
            await tab.open();
            break;
          case 'type':
            wordCount += 1;
            tab.type(`word${wordCount}`);
            break;
          case 'flush':
            keep(await tab.flush());
            break;
          case 'close':
            keep(await tab.close());
            break;
          case 'crash':
            tab.crash();
            break;
          case 'submit': {
            const draft = tab.session?.getSnapshot().draft;
            if (!draft || tab.text === '') break;
            const { text } = tab;
            const outcome = await program.submitDraft(draft.id, { text });
            if (outcome.kind === 'delivered') {
              // I3: a receipt means that the server holds exactly this.
              const record = server.records.find(({ id }) => id === outcome.answer.id);
              expect(record?.body).toBe(JSON.stringify({ text }));
            }
            keep(wordsOf(text));
            break;
          }
          case 'send':
            for (const item of await program.listOutbox()) await program.sendNow(item.id);
            break;
          case 'withdraw':
            for (const item of await program.listOutbox()) await program.withdrawItem(item.id);
            break;
          case 'offline':
            server.isReachable = false;
            break;
          case 'online':
            server.isReachable = true;
            break;
          case 'lose-reply':
            server.troubles.push({ kind: 'lost-reply' });
            break;
          case 'kill-connection':
            await program.closeDatabase();
            break;
        }
        // I1: what was reported as saved is on the device, delivered items included.
        await deliverMessages();
        const present = await wordsOnDevice(programs[0]);
        expect([...kept].filter((word) => !present.has(word))).toEqual([]);
      }

      server.isReachable = true;
      server.troubles.length = 0;
      for (const item of await programs[0].listOutbox()) await programs[0].sendNow(item.id);
      // I2: one record for each id, and every receipt on the device is for a record with the same content.
      expect(new Set(server.records.map(({ id }) => id)).size).toBe(server.records.length);
      for (const item of await programs[0].listOutbox()) {
        expect(item.state.kind).toBe('delivered');
        const record = server.records.find(({ id }) => id === item.id);
        expect(record?.body).toBe(JSON.stringify(item.body));
      }
      for (const tab of tabs) tab.crash();
    }),
    {
      numRuns: 120,
      seed,
      interruptAfterTimeLimit: 20_000,
      examples: knownWaysToLose.map((one) => [one]),
    },
  );
}, 60_000);
