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
}

/** A calculator: its inputs, and its answer as numbers and as text. No state, no clock, no device. */
export interface Calculator<Result> {
  readonly id: ToolId;
  /** Increases with every change that can change an answer; stored with saved work. */
  readonly version: number;
  readonly inputs: readonly ToolInput[];
  readonly comparisons: readonly Comparison[];
  calculate(values: InputValues): Result;
  /** The answer as one or two sentences. */
  answer(result: Result): string;
  rows(result: Result): readonly ResultRow[];
}
