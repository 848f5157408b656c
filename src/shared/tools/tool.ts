import type { InputValues, RawInputs, ToolInput } from './input.ts';

/** The tools, in the order of their contents page. */
export const toolIds = ['sun', 'wall', 'tank', 'quantities', 'log', 'permit-path'] as const;
export type ToolId = (typeof toolIds)[number];

/** One line of a result: in the table of numbers, in the comparison and in print. */
export interface ResultRow {
  readonly label: string;
  readonly value: string;
}

/** A set of inputs to compare with the reader's own. */
export interface Comparison {
  readonly id: string;
  readonly label: string;
  /** Merged over the reader's inputs. */
  readonly inputs: RawInputs;
  /** Inputs beside which it makes no sense. */
  readonly unless?: RawInputs;
}

/** What changed in a calculator since a version; empty where nothing did. */
export function changesSince(
  { version, changes }: Pick<Calculator<unknown>, 'version' | 'changes'>,
  saved: number,
): string {
  return Array.from(
    { length: Math.max(0, version - saved) },
    (_, index) => changes[saved + index + 1],
  )
    .filter((text) => text !== undefined)
    .join(' ');
}

/** A calculator: its inputs, and its answer as numbers and as text. No state, no clock, no device. */
export interface Calculator<Result> {
  readonly id: ToolId;
  /** Increases with every change that can change an answer; stored with saved work. */
  readonly version: number;
  /** What each version changed, for work that was saved before it; the first changed nothing. */
  readonly changes: Readonly<Record<number, string>>;
  readonly inputs: readonly ToolInput[];
  readonly comparisons: readonly Comparison[];
  /** Inputs of an older version as this one names them. */
  readonly upgrade?: (inputs: RawInputs) => RawInputs;
  /** What a changed choice brings to other inputs, given all of them before and after it. */
  readonly bring?: (before: RawInputs, after: RawInputs) => RawInputs;
  /** A message for each input that is possible alone but not beside the others; none where all are. */
  readonly refuse?: (values: InputValues) => Readonly<Record<string, string>>;
  calculate(values: InputValues): Result;
  /** The answer as one or two sentences. */
  answer(result: Result): string;
  rows(result: Result): readonly ResultRow[];
}
