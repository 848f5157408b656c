import * as v from 'valibot';
import { toolIds } from './tool.ts';
import { Instant } from '../schemas.ts';

/** What saved work is: work with a tool, or the project that such work belongs to. */
const workKinds = ['project', ...toolIds] as const;
export type WorkKind = (typeof workKinds)[number];

/**
 * Work with a tool as it is sent with a request: the inputs and the tool's answer, so that the owner sees the same
 * page, and a later version of the tool can say what has changed.
 */
export const SentToolWork = v.strictObject({
  tool: v.picklist(workKinds),
  /** Id of its project. */
  project: v.optional(v.pipe(v.string(), v.uuid())),
  /** Version of the tool that calculated the answer. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  /** The visitor's name for it. */
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  /** The inputs, as typed, by name. */
  inputs: v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(60)), v.pipe(v.string(), v.maxLength(2000))),
    v.check((inputs) => Object.keys(inputs).length <= 400, 'too many inputs'),
  ),
  /** The answer as it was shown. */
  answer: v.pipe(v.string(), v.maxLength(2000)),
  /** Instant of the last save, ISO 8601 in UTC. */
  savedAt: Instant,
});
export type SentToolWork = v.InferOutput<typeof SentToolWork>;

/** Saved work in a request, under its id on the device, so that the same work is never sent twice. */
export const ToolWorkOfRequest = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  ...SentToolWork.entries,
});
export type ToolWorkOfRequest = v.InferOutput<typeof ToolWorkOfRequest>;

/** The same in a record, where an earlier release may have stored any moment. */
export const StoredToolWork = v.strictObject({
  ...ToolWorkOfRequest.entries,
  savedAt: v.string(),
});

/** The most that all tool work of a request may take as JSON in UTF-8, in bytes. */
export const maxToolWorkBytes = 64 * 1024;
export const maxToolWorks = 10;

/** The tool work of a request. */
export const ToolWorks = v.pipe(
  v.array(ToolWorkOfRequest),
  v.maxLength(maxToolWorks, `Send at most ${maxToolWorks} saved results from the tools`),
  v.check((works) => new Set(works.map(({ id }) => id)).size === works.length, 'Sent twice'),
  v.check(
    (works) => toolWorkBytes(works) <= maxToolWorkBytes,
    'These results are too much for one request. Leave some of them out.',
  ),
);

/** Name of the tool work in the body of a request; in a draft's answers it is JSON. */
export const toolWorkKey = 'toolWork';

/** Size as JSON in UTF-8, in bytes. */
export function toolWorkBytes(works: readonly ToolWorkOfRequest[]): number {
  return new TextEncoder().encode(JSON.stringify(works)).length;
}

/** The tool work in the answers of a draft; none where it cannot be read. */
export function toolWorkIn(
  answers: Readonly<Record<string, string>>,
): readonly ToolWorkOfRequest[] {
  const text = answers[toolWorkKey];
  if (text === undefined || text === '') return [];
  try {
    const read = v.safeParse(ToolWorks, JSON.parse(text));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}

/** Saved work as it is sent with a request: without incomplete inputs. */
export function toSend({ id, ...work }: SavedToolWork): ToolWorkOfRequest {
  const { tool, project, version, title, inputs, answer, savedAt } = work;
  return {
    id,
    tool,
    ...(project === undefined ? {} : { project }),
    version,
    title,
    inputs: Object.fromEntries(Object.entries(inputs).filter(([name]) => !name.endsWith('.new'))),
    answer,
    savedAt,
  };
}

/** The same on a device, under an id created there. */
export const SavedToolWork = v.strictObject({
  ...ToolWorkOfRequest.entries,
  createdAt: Instant,
});
export type SavedToolWork = v.InferOutput<typeof SavedToolWork>;
