import type { InputValues, RawInputs, ToolInput } from './input.ts';

/** The tools, in the order of their contents page. */
export const toolIds = ['sun', 'wall', 'tank', 'quantities', 'log', 'permit-path'] as const;
export type ToolId = (typeof toolIds)[number];

/** One line of a result: what stands in the table of numbers, in the comparison and on paper. */
export interface ResultRow {
  readonly label: string;
  readonly value: string;
}

/** A set of inputs to set beside the reader's own. */
export interface Comparison {
  readonly id: string;
  readonly label: string;
  /** Laid over what the reader has entered. */
  readonly inputs: RawInputs;
}

/** A calculator: what it asks, and the same answer as numbers and as words. No state, no clock, no device. */
export interface Calculator<Result> {
  readonly id: ToolId;
  /** Grows with every change that can change an answer; saved work says with which it was made. */
  readonly version: number;
  readonly inputs: readonly ToolInput[];
  readonly comparisons: readonly Comparison[];
  calculate(values: InputValues): Result;
  /** The answer as one or two sentences. */
  answer(result: Result): string;
  rows(result: Result): readonly ResultRow[];
}
