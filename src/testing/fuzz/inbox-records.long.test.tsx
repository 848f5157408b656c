import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import * as fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { requestedReportsOf } from '#content/messages-page.ts';
import { serviceOfferings } from '#content/reports.ts';
import { textsOf } from '#shared/inbox/entry-text.ts';
import type { InboxEntry } from '#shared/inbox/entry-text.ts';
import { searchTextOf } from '#shared/inbox/search-text.ts';
import { inboxCsv, inboxJson } from '#features/inbox/inbox-file.ts';
import { InboxList } from '#features/inbox/inbox-list.tsx';
import { RecordView } from '#features/inbox/record-view.tsx';
import { ProjectFacts } from '#features/tools/project/project-facts.tsx';
import { RecalculatedWork } from '#features/tools/received-work.tsx';
import type { AnyToolView } from '#features/tools/received-work.tsx';
import { projectNames } from '#content/tools/project-names.ts';
import { OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import { ConsultationBody } from '#shared/api/consultation.ts';
import { ContactBody, chatProjectType, projectTypes } from '#shared/api/contact.ts';
import { listContactMessages } from '#shared/api/contact-messages.ts';
import { NaturalBuildingConsultationBody } from '#shared/api/natural-building-consultation.ts';
import { unpublishedSeller } from '#shared/api/practice.ts';
import { listRequests } from '#shared/api/requests.ts';
import { questionsOf } from '#shared/questionnaires/answers.ts';
import { consultationServiceTypes } from '#shared/questionnaires/definition.ts';
import { findQuestionnaireByService } from '#shared/questionnaires/registry.ts';
import { rowName } from '#shared/tools/input.ts';
import type { ToolInput } from '#shared/tools/input.ts';
import { toolIds } from '#shared/tools/tool.ts';
import type { ToolId } from '#shared/tools/tool.ts';
import { noticeMail, receiptMail } from '#server/mail/messages.ts';
import { createFloodGuard } from '#server/services/flood-guard.ts';
import { floodLimits } from '#server/services/flood-limits.ts';
import { createInbox } from '#server/services/inbox.ts';
import { createSubmissions } from '#server/services/submissions.ts';
import { createMemoryLog } from '#server/storage/memory/memory-log.ts';
import { createRecordStore } from '#server/storage/record-store.ts';
import { hostileTexts } from '#server/testing/hostile-texts.ts';
import { allOf } from '#server/testing/all-of.ts';
import { toolViews } from '../../pages/tool-views.ts';

const views = new Map<ToolId, AnyToolView>();
for (const id of toolIds) views.set(id, await toolViews[id]());
const inputsOf = (tool: ToolId) =>
  views.get(tool)?.((view): readonly ToolInput[] => view.calculator.inputs) ?? [];

const bad = fc.constantFrom(
  ...hostileTexts,
  'never',
  '2026-02-31',
  '0000-00-00',
  '+275760-09-13',
  '-271821-04-20',
  '9999-12-31',
  '1e400',
  '-0',
  'NaN',
  '__proto__',
  'constructor',
  '[]',
  '{}',
  'null',
  '"',
);
const text = fc.oneof(bad, fc.string({ unit: 'binary', maxLength: 60 }), fc.string());
/** So that most bodies are accepted. */
const mostly = (good: string, other: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: other });
const word = mostly('Ruth Kerr', text);

/** A value for an input: what its form writes, or anything. */
const valueOf = (input: Exclude<ToolInput, { kind: 'rows' }>) =>
  fc.oneof(
    text,
    fc.constant(input.initial),
    fc.double().map(String),
    ...(input.kind === 'choice'
      ? [fc.constantFrom(...input.options.map(({ value }) => value))]
      : []),
    ...(input.kind === 'date' ? [fc.constantFrom(input.min, input.max, '2026-03-01')] : []),
    ...(input.kind === 'number' ? [fc.constantFrom(String(input.min), String(input.max))] : []),
    ...(input.kind === 'check' ? [fc.constant('yes')] : []),
  );
const inputs = (tool: ToolId) =>
  fc.record(
    Object.fromEntries(
      inputsOf(tool).flatMap((input): [string, fc.Arbitrary<string>][] =>
        input.kind === 'rows'
          ? [1, 2, 3].map((number) => [
              rowName(input, number),
              fc.oneof(
                text,
                fc
                  .record(
                    Object.fromEntries(input.fields.map((field) => [field.name, valueOf(field)])),
                    { requiredKeys: [] },
                  )
                  .map((row) => JSON.stringify(row)),
              ),
            ])
          : [[input.name, valueOf(input)]],
      ),
    ),
    { requiredKeys: [] },
  );
const toolWork = fc.array(
  fc.constantFrom(...toolIds).chain((tool) =>
    fc.record({
      id: fc.uuid(),
      tool: fc.constant(tool),
      version: fc.integer({ min: 1, max: 10_000 }),
      title: mostly('South wall', text),
      inputs: inputs(tool),
      answer: text,
      savedAt: mostly('2026-03-01T00:00:00.000Z', bad),
    }),
  ),
  { maxLength: 3 },
);
const common = {
  name: word,
  email: mostly('ruth@example.org', fc.oneof(fc.emailAddress(), text)),
  phone: text,
  toolWork,
  shownPrice: fc.record({
    priceAud: fc.oneof(fc.constant(900), fc.integer()),
    depositAud: fc.option(fc.integer({ min: 1, max: 900 })),
  }),
};
const required: { requiredKeys: ('name' | 'email')[] } = { requiredKeys: ['name', 'email'] };
const naturalBuilding = findQuestionnaireByService('natural-building');
const answers = Object.fromEntries(
  (naturalBuilding ? questionsOf(naturalBuilding) : []).map(({ name }) => [name, text]),
);
const bodies = [
  {
    kind: 'contact' as const,
    schema: ContactBody,
    body: fc.record({
      name: word,
      email: common.email,
      projectType: fc.constantFrom(...projectTypes.map(({ value }) => value), chatProjectType),
      message: fc.oneof(text, fc.string({ unit: 'binary', minLength: 10, maxLength: 200 })),
    }),
  },
  {
    kind: 'natural-building' as const,
    schema: NaturalBuildingConsultationBody,
    body: fc
      .tuple(fc.record({ ...answers, ...common }, required), fc.dictionary(text, text))
      .map(([known, others]) => ({ ...others, ...known })),
  },
  {
    kind: 'consultation' as const,
    schema: ConsultationBody,
    body: fc.record(
      {
        ...common,
        serviceType: fc.constantFrom(...consultationServiceTypes),
        location: text,
        timeline: text,
        projectDescription: fc.oneof(
          text,
          fc.array(fc.tuple(text, text)).map((lines) => lines.flat().join(':\n')),
        ),
      },
      { requiredKeys: ['name', 'email', 'serviceType'] },
    ),
  },
];

const now = new Date('2026-03-01T00:00:00.000Z');
const reports = requestedReportsOf(serviceOfferings);
const ownerNotes = new OwnerNotes();
const context = {
  practice: { email: null, phone: null, bank: null, seller: unpublishedSeller },
  offerings: () => serviceOfferings,
  publicUrl: 'https://example.org',
};

/** Sends a body and shows its record in every way there is. */
async function showEverywhere(
  kind: (typeof bodies)[number]['kind'],
  parse: (body: unknown) => Record<string, unknown>,
  body: unknown,
): Promise<number> {
  const store = createRecordStore(createMemoryLog());
  const clock = () => now;
  const flood = createFloodGuard({ store, limits: floodLimits, monotonicMs: () => 0 });
  const submit = createSubmissions({
    store,
    flood,
    clock,
    makeId: () => crypto.randomUUID(),
    hadPrice: async () => true,
  });
  await submit({ kind, key: undefined, body, parse });
  const inbox = createInbox({ store, clock });
  // As over the network.
  const sent = (list: unknown): unknown => JSON.parse(JSON.stringify(list));
  const entries: InboxEntry[] = [
    ...v
      .parse(listContactMessages.response, sent(await allOf(inbox.listMessages())))
      .map((message) => ({ kind: 'message' as const, ...message })),
    ...v
      .parse(listRequests.response, sent(await allOf(inbox.listRequests())))
      .map((request) => ({ kind: 'request' as const, ...request })),
  ];
  expect(entries).toHaveLength(1);
  inboxCsv(entries, reports);
  inboxJson(entries);
  const nothing = () => undefined;
  let works = 0;
  for (const entry of entries) {
    searchTextOf(textsOf(entry));
    renderToString(
      <QueryClientProvider client={new QueryClient()}>
        <InboxList
          entries={[entry]}
          reports={reports}
          now={now}
          openId={null}
          unsent={new Map()}
          onOpen={nothing}
        />
        <RecordView
          entry={entry}
          reports={reports}
          now={now}
          ownerNotes={ownerNotes}
          renderPhotos={(_photos, show) => show(nothing)}
          renderToolWork={(work) => {
            works += 1;
            return work.tool === 'project' ? (
              <ProjectFacts facts={work.inputs} names={projectNames} />
            ) : (
              views.get(work.tool)?.((view) => <RecalculatedWork view={view} work={work} />)
            );
          }}
          onBack={nothing}
          onChange={async () => true}
          onFinishNote={nothing}
          onFinishReply={nothing}
          uploads={() => null}
          onWork={async () => true}
          onErase={nothing}
        />
      </QueryClientProvider>,
    );
  }
  for (const submission of await store.listSubmissions()) {
    noticeMail(submission, 'owner@example.org', context);
    receiptMail(submission, 'ruth@example.org', context);
  }
  return works;
}

test.each(bodies)(
  'shows whatever the server accepts: $kind',
  async ({ kind, schema, body }) => {
    const parse = (given: unknown) => v.parse(v.pipe(v.unknown(), schema), given);
    let accepted = 0;
    let works = 0;
    await fc.assert(
      fc.asyncProperty(body, async (given) => {
        // What is refused is not stored; without its tool work it may be.
        const { toolWork: _, ...plain } = { toolWork: undefined, ...given };
        const taken = [given, plain].find((one) => v.is(schema, one));
        if (!taken) return;
        accepted += 1;
        works += await showEverywhere(kind, parse, taken);
      }),
      { numRuns: 400 },
    );
    expect(accepted).toBeGreaterThan(50);
    if (kind !== 'contact') expect(works).toBeGreaterThan(30);
  },
  120_000,
);

const badWork = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3309',
  tool: 'log',
  version: 1,
  title: 'South wall',
  inputs: {
    material: 'straw',
    'readings.1': '{"day":"never","wall":"South","spot":"Low","kilograms":"2"}',
  },
  answer: 'Not yet.',
  savedAt: '2026-01-01T00:00:00+05',
};
const badRequest = {
  name: 'Ruth Kerr',
  email: 'ruth@example.org',
  serviceType: 'new-house-design',
  toolWork: [badWork],
};

test('refuses a moment with an offset, and takes a row of another material with any day', () => {
  expect(v.is(ConsultationBody, badRequest)).toBe(false);
  const savedAt = '2026-01-01T00:00:00Z';
  expect(v.is(ConsultationBody, { ...badRequest, toolWork: [{ ...badWork, savedAt }] })).toBe(true);
});

test('shows what an earlier release stored with such a moment', async () => {
  for (const savedAt of ['2026-01-01T00:00:00+05', '2026-02-31T00:00:00Z', 'whenever']) {
    const body = { ...badRequest, toolWork: [{ ...badWork, savedAt }] };
    expect(await showEverywhere('consultation', () => body, body)).toBe(1);
  }
});
