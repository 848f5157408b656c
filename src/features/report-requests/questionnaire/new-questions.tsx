import { useWatch } from 'react-hook-form';
import { questionsSince } from '#shared/questionnaires/answers.ts';
import type { QuestionnaireDefinition } from '#shared/questionnaires/definition.ts';
import { textValues } from '#ui/form/text-values.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import styles from './form-notices.module.css';

/** Lists the unanswered questions that were added since the draft was started; nothing when there are none. */
export function NewQuestions({
  definition,
  startedVersion,
  onChoose,
}: {
  definition: QuestionnaireDefinition;
  startedVersion: number;
  /** Goes to the question. */
  onChoose: (name: string) => void;
}) {
  const answers = textValues(useWatch<Record<string, string>>());
  const open = questionsSince(definition, startedVersion).filter(
    ({ name }) => (answers[name] ?? '').trim() === '',
  );
  if (open.length === 0) return null;
  return (
    <div className={styles['new-questions']} role="status">
      <p>
        We’ve updated this questionnaire. Your answers are safe.{' '}
        {open.length === 1 ? 'There’s 1 new question:' : `There are ${open.length} new questions:`}
      </p>
      <ul>
        {open.map(({ name, label }) => (
          <li key={name}>
            <TextButton onClick={() => onChoose(name)}>{label}</TextButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
