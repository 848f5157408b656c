import { memo } from 'react';
import type { Ref } from 'react';
import type { QuestionnaireSection } from '#shared/questionnaires/definition.ts';
import { FieldRow } from './field-row.tsx';
import { QuestionField } from './fields/registry.tsx';
import styles from './form-steps.module.css';

/** One section of related questions. */
export const SectionStep = memo(function SectionStep({
  section,
  headingRef,
  onEnter,
}: {
  section: QuestionnaireSection;
  headingRef: Ref<HTMLHeadingElement>;
  onEnter: (name: string) => void;
}) {
  return (
    <section className={styles['step']} aria-labelledby="questionnaire-step">
      <h3 id="questionnaire-step" ref={headingRef} tabIndex={-1} className={styles['step-title']}>
        {section.title}
      </h3>
      {section.introduction === undefined ? null : (
        <p className={styles['introduction']}>{section.introduction}</p>
      )}
      {section.questions.map((question) => (
        <FieldRow key={question.name} name={question.name} onEnter={onEnter}>
          <QuestionField question={question} />
        </FieldRow>
      ))}
    </section>
  );
});
