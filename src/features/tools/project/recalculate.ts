import { isRealDay } from '#lib/real-moment.ts';
import { addDays } from '#shared/tools/days.ts';
import { emptyInputs } from '#shared/tools/input.ts';
import type { SentToolWork } from '#shared/tools/saved-work.ts';
import type { Calculator } from '#shared/tools/tool.ts';
import { workOut } from '../use-tool.ts';

/** Saved work as the present version of its tool has it; no answer where the tool refuses it now. */
export function recalculate<Result>(calculator: Calculator<Result>, work: SentToolWork) {
  const raw = {
    ...emptyInputs(calculator.inputs),
    ...(calculator.upgrade?.(work.inputs) ?? work.inputs),
  };
  // As of the day it was saved, or the day after where that is already there.
  const savedOn = work.savedAt.slice(0, 10);
  const worked = workOut(calculator, raw, isRealDay(savedOn) ? addDays(savedOn, 1) : null);
  const answer = worked.kind === 'result' ? calculator.answer(worked.result) : null;
  return { raw, worked, answer };
}
