import { Printer } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useWatch } from 'react-hook-form';
import { answeredSections, questionsOf } from '#shared/questionnaires/answers.ts';
import type { QuestionnaireDefinition } from '#shared/questionnaires/definition.ts';
import { Button } from '#ui/button/button.tsx';
import { PrintedCopy } from '#ui/printed-copy/printed-copy.tsx';
import { textValues } from '#ui/form/text-values.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { progressOf } from './steps.ts';
import styles from './form-steps.module.css';
import sectionStyles from './section-list.module.css';

/** Everything that will be sent, to check, change or print. */
export function ReviewStep({
  definition,
  receipt,
  priceText,
  fileNames,
  copyButton,
  deviceTransferButton,
  headingRef,
  onChange,
}: {
  definition: QuestionnaireDefinition;
  receipt: string;
  priceText: string | null;
  fileNames: readonly string[];
  copyButton: ReactNode;
  deviceTransferButton: ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
  /** Goes to the section of that title. */
  onChange: (sectionTitle: string) => void;
}) {
  const answers = textValues(useWatch<Record<string, string>>());
  const sections = answeredSections(definition, answers);
  const total = questionsOf(definition).length;
  const answered = sections.reduce((sum, section) => sum + section.answers.length, 0);
  const unanswered = definition.sections.flatMap((section) => {
    const { answered: done, total: all, missing } = progressOf(section, answers);
    return done === all ? [] : [{ title: section.title, open: all - done, missing }];
  });
  return (
    <section className={styles['step']} aria-labelledby="questionnaire-step">
      <h3 id="questionnaire-step" ref={headingRef} tabIndex={-1} className={styles['step-title']}>
        Review your answers
      </h3>
      <p className={styles['introduction']}>
        You’ve answered {answered} of {total} questions. Skip anything you don’t know. Nothing is
        sent until you press Submit.
      </p>
      {priceText === null ? null : <p className={styles['introduction']}>{priceText}</p>}
      {unanswered.length === 0 ? null : (
        <section className={styles['review-section']} aria-labelledby="questionnaire-unanswered">
          <h4 id="questionnaire-unanswered" className={styles['unanswered-title']}>
            Not answered yet
          </h4>
          <ul className={styles['unanswered']}>
            {unanswered.map(({ title, open, missing }) => (
              <li key={title}>
                <TextButton onClick={() => onChange(title)}>{title}</TextButton>{' '}
                <span className={sectionStyles['count']}>
                  <span>{open === 1 ? '1 question' : `${open} questions`}</span>
                  {missing.length === 0 ? null : <span>{`, required: ${missing.join(', ')}`}</span>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
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
        {deviceTransferButton}
      </div>
      <PrintedCopy
        title={definition.title}
        facts={[
          ['Receipt number (once we receive it)', receipt],
          ['Status', 'Not sent when this was printed'],
        ]}
        sections={sections}
        fileNames={fileNames}
      />
    </section>
  );
}
