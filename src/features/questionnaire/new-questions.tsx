import { useWatch } from 'react-hook-form';
import { questionsSince } from '#shared/questionnaires/answers.ts';
import type { QuestionnaireDefinition } from '#shared/questionnaires/definition.ts';
import { textValues } from '#ui/form/text-values.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import styles from './questionnaire.module.css';

/** Which questions have come in since the answers were begun, as long as they are open; nothing when there are none. */
export function NewQuestions({
  definition,
  begunVersion,
  onChoose,
}: {
  definition: QuestionnaireDefinition;
  begunVersion: number;
  /** Brings the visitor to the question. */
  onChoose: (name: string) => void;
}) {
  const answers = textValues(useWatch<Record<string, string>>());
  const open = questionsSince(definition, begunVersion).filter(
    ({ name }) => (answers[name] ?? '').trim() === '',
  );
  if (open.length === 0) return null;
  return (
    <div className={styles['new-questions']} role="status">
      <p>
        This questionnaire has changed since you began it. Your answers are all here;{' '}
        {open.length === 1 ? 'one question is new:' : `${open.length} questions are new:`}
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
