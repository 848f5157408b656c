import { questionnaireKinds } from '#shared/questionnaires/definition.ts';
import type { QuestionnaireKind } from '#shared/questionnaires/definition.ts';
import type { Answers, Draft } from '../records.ts';
import { readRawDrafts } from './raw-storage.ts';
import { clearUnfinishedHeight } from './unfinished-height.ts';
import { watchDevice } from './watch-device.ts';

/** A questionnaire started on this device. */
export interface StartedQuestionnaire {
  kind: QuestionnaireKind;
  answers: Answers;
  savedAt: string;
}

/** Shown before the device was read, and on the server. */
export const noneStarted: readonly StartedQuestionnaire[] = [];

const drafts = watchDevice(noneStarted, 'drafts-changed', async (before) => {
  try {
    const started = (await readRawDrafts()).flatMap(startedIn).filter(isLatest);
    if (started.length === 0) clearUnfinishedHeight();
    return started;
  } catch {
    // The page `/offline` reports the error; elsewhere nothing is shown.
    return before;
  }
});

export const currentStarted = drafts.current;

/** Updates the view while it is watched; for `useSyncExternalStore`. */
export const watchStarted = drafts.watch;

function startedIn({ form, answers, updatedAt }: Draft): StartedQuestionnaire[] {
  const kind = questionnaireKinds.find((one) => one === form);
  const isAnswered = Object.values(answers).some(
    (answer) => typeof answer === 'string' && answer.trim() !== '',
  );
  return kind === undefined || !isAnswered ? [] : [{ kind, answers, savedAt: updatedAt }];
}

/** Of several drafts of a questionnaire the form opens the one that was saved last, which comes first. */
function isLatest(
  started: StartedQuestionnaire,
  index: number,
  all: readonly StartedQuestionnaire[],
): boolean {
  return all.findIndex(({ kind }) => kind === started.kind) === index;
}
