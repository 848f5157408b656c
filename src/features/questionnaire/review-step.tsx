import { Printer } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useWatch } from 'react-hook-form';
import { answeredSections, questionsOf } from '#shared/questionnaires/answers.ts';
import type { QuestionnaireDefinition } from '#shared/questionnaires/definition.ts';
import { Button } from '#ui/button/button.tsx';
import { PrintedCopy } from '#ui/printed-copy/printed-copy.tsx';
import { textValues } from '#ui/form/text-values.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import styles from './questionnaire.module.css';

/** Everything that will be sent, to be read once more, changed, or printed as an own copy. */
export function ReviewStep({
  definition,
  receipt,
  fileNames,
  copyButton,
  headingRef,
  onChange,
}: {
  definition: QuestionnaireDefinition;
  receipt: string;
  fileNames: readonly string[];
  copyButton: ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
  /** Goes to the section of that title. */
  onChange: (sectionTitle: string) => void;
}) {
  const answers = textValues(useWatch<Record<string, string>>());
  const sections = answeredSections(definition, answers);
  const total = questionsOf(definition).length;
  const answered = sections.reduce((sum, section) => sum + section.answers.length, 0);
  return (
    <section className={styles['step']} aria-labelledby="questionnaire-step">
      <h3 id="questionnaire-step" ref={headingRef} tabIndex={-1} className={styles['step-title']}>
        Review your answers
      </h3>
      <p className={styles['introduction']}>
        You have answered {answered} of {total} questions. Leave the rest if you do not know; we can
        ask. Nothing is sent before you press Submit.
      </p>
      {sections.map((section) => (
        <section key={section.title} className={styles['review-section']}>
          <div className={styles['review-head']}>
            <h4>{section.title}</h4>
            <TextButton onClick={() => onChange(section.title)}>
              Change<span className="visually-hidden"> {section.title}</span>
            </TextButton>
          </div>
          <dl className={styles['answers']}>
            {section.answers.map((answer) => (
              <div key={answer.name}>
                <dt>{answer.label}</dt>
                <dd dir="auto">{answer.text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <section className={styles['review-section']}>
        <div className={styles['review-head']}>
          <h4>{definition.attachments.title}</h4>
          <TextButton onClick={() => onChange(definition.attachments.title)}>
            Change<span className="visually-hidden"> {definition.attachments.title}</span>
          </TextButton>
        </div>
        {fileNames.length === 0 ? (
          <p className={styles['none']}>No files attached</p>
        ) : (
          <ul className={styles['file-names']}>
            {fileNames.map((name, index) => (
              <li key={`${index}-${name}`}>{name}</li>
            ))}
          </ul>
        )}
      </section>
      <div className={styles['own-copy']}>
        <Button tone="quiet" onClick={() => window.print()}>
          <Printer size={20} strokeWidth={1.5} aria-hidden="true" />
          Print a copy
        </Button>
        {copyButton}
      </div>
      <PrintedCopy
        title={definition.title}
        facts={[
          ['Receipt number once received', receipt],
          ['State', 'Not sent when this was printed'],
        ]}
        sections={sections}
        fileNames={fileNames}
      />
    </section>
  );
}
