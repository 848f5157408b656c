import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ComponentType, FormEvent, ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { setBackHandler } from '#browser/back-button.ts';
import { listFiles } from '#offline/files/files.ts';
import { attachmentsField } from '#offline/outbox/refused-fields.ts';
import { honeypotField } from '#shared/api/submission.ts';
import { answersSchema, questionsOf } from '#shared/questionnaires/answers.ts';
import type { QuestionnaireDefinition } from '#shared/questionnaires/definition.ts';
import type { Answers } from '#shared/questionnaires/question.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { CollectionNotice } from '#ui/form/collection-notice.tsx';
import { FormScope } from '#ui/form/form-scope.ts';
import { Honeypot } from '#ui/form/honeypot.tsx';
import { SaveCopyButton } from '#ui/form/save-copy-button.tsx';
import type { SavedState } from '#ui/form/saved-line.tsx';
import { useErrorTitle } from '#ui/form/use-error-title.ts';
import { useIgnoreWhileBusy } from '#ui/form/use-ignore-while-busy.ts';
import { useInitialServerErrors } from '#ui/form/use-initial-server-errors.ts';
import { AttachmentsStep } from './attachments-step.tsx';
import type { AttachmentsProps } from './attachments-step.tsx';
import { ChangeWatcher } from '#ui/form/change-watcher.tsx';
import { FormFooter } from './form-footer.tsx';
import { NewQuestions } from './new-questions.tsx';
import { ProgressLine } from './progress-line.tsx';
import { ReviewStep } from './review-step.tsx';
import { SectionList } from './section-list.tsx';
import { SectionStep } from './section-step.tsx';
import { stepIndexOf } from './steps.ts';
import { useSteps } from './use-steps.ts';
import { useTurning } from './use-turning.ts';
import styles from './questionnaire.module.css';

/** Names of refused fields with the reason; empty when there is nothing for the visitor to correct. */
export type RefusedFields = Readonly<Record<string, string>>;

/** What came of a press of Submit; `gone`: sent or left waiting, and the window is closing. */
export type SubmitEnd = RefusedFields | 'gone';

export interface QuestionnaireFormProps {
  definition: QuestionnaireDefinition;
  draftId: string;
  /** What the receipt will be. */
  receipt: string;
  /** What the report costs, said before Submit; null where the form is opened without its price. */
  priceWords: string | null;
  initialAnswers: Answers;
  initialPosition: string | null;
  /** What the server did not accept when these answers were sent, by name. */
  initialRefused: RefusedFields;
  /** Version of the questionnaire that these answers were started with. */
  startedVersion: number;
  saved: SavedState;
  /** Stands above the first section. */
  notice?: ReactNode;
  attachments: ComponentType<AttachmentsProps>;
  /** The way to another device. */
  handOverButton: ReactNode;
  saveFirst: () => Promise<unknown>;
  /** Hands everything over as a file; answers the names of files that are not in it, null when that failed. */
  saveCopy: () => Promise<readonly string[] | null>;
  /** Every change of an answer or of the position. */
  onChange: (answers: Answers, position: string) => void;
  onCancel: () => void;
  onSubmit: (answers: Answers, honeypot: string) => Promise<SubmitEnd>;
}

/**
 * The questionnaire as a form in steps. Checks when it is submitted and again with every change after that; never
 * empties a field. Mount it anew (by key) for another draft.
 */
export function QuestionnaireForm(props: QuestionnaireFormProps) {
  const { definition, onChange } = props;
  const scope = useId();
  const [attempt, setAttempt] = useState(0);
  const [fileNames, setFileNames] = useState<readonly string[] | null>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const ignoreWhileBusy = useIgnoreWhileBusy();
  const questions = useMemo(() => questionsOf(definition), [definition]);
  const form = useForm<Record<string, string>>({
    resolver: valibotResolver(answersSchema(definition)),
    defaultValues: {
      ...Object.fromEntries(questions.map((question) => [question.name, ''])),
      ...props.initialAnswers,
    },
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const [isGone, setIsGone] = useState(false);
  const isSubmitting = form.formState.isSubmitting || isGone;
  const walk = useSteps(definition, form, props.initialPosition, (moved) =>
    onChange(form.getValues(), moved),
  );
  const { steps, step, stepIndex, isLast, position, heading, scroller } = walk;
  const { goTo, goToField, enterField } = walk;
  useTurning(scroller, heading);

  const fields = [...questions, { name: attachmentsField, label: definition.attachments.title }];
  // The review may come before the step with the files, after a reload.
  const { draftId } = props;
  useEffect(() => {
    let isCurrent = true;
    listFiles(draftId).then(
      (files) => isCurrent && setFileNames((known) => known ?? files.map(({ name }) => name)),
      // The step with the files says so.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [draftId]);
  // What was wrong with the files has changed with them.
  const fileCount = fileNames?.length ?? null;
  const knownCount = useRef<number | null>(null);
  const { clearErrors } = form;
  useEffect(() => {
    if (knownCount.current !== null && fileCount !== knownCount.current) {
      clearErrors(attachmentsField);
    }
    knownCount.current = fileCount;
  }, [clearErrors, fileCount]);
  useInitialServerErrors(form, props.initialRefused);

  // The phone's Back: to the step before, or to the review that a change was made from.
  const back = useRef<() => boolean>(() => false);
  useEffect(() => {
    back.current = () => {
      if (isSubmitting || (stepIndex === 0 && !walk.isFromReview)) return false;
      goTo(walk.isFromReview && !isLast ? steps.length - 1 : stepIndex - 1);
      return true;
    };
  });
  useEffect(() => {
    setBackHandler(() => back.current());
    return () => setBackHandler(null);
  }, []);

  const problems = fields.flatMap(({ name, label }) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ name, label, message }];
  });
  // In its own section a message stands under its field; saying it twice would only lengthen the page.
  const problemsElsewhere = problems.filter(({ name }) => stepIndexOf(steps, name) !== stepIndex);

  useErrorTitle(problems.length > 0);

  const copyButton = <SaveCopyButton save={props.saveCopy} />;

  async function send(event: FormEvent) {
    let isInvalid = false;
    let refused: RefusedFields = {};
    await form.handleSubmit(
      async (answers) => {
        const end = await props.onSubmit(answers, honeypot.current?.value ?? '');
        if (end === 'gone') {
          setIsGone(true);
          return;
        }
        refused = end;
        for (const [name, message] of Object.entries(refused)) {
          form.setError(name, { type: 'refused', message });
        }
      },
      () => {
        isInvalid = true;
      },
    )(event);
    // Only now: while it is being sent the questions are inert and nothing in them can take the focus.
    if (isInvalid) setAttempt((count) => count + 1);
    const first = fields.find(({ name }) => name in refused);
    if (first) goToField(first.name);
  }

  function submitStep(event: FormEvent) {
    event.preventDefault();
    if (isLast) void ignoreWhileBusy(() => send(event));
    else {
      goTo(walk.nextIndex);
      // After the step's heading: to what is left to be corrected.
      if (problems.length > 0) requestAnimationFrame(() => setAttempt((count) => count + 1));
    }
  }

  return (
    <FormProvider {...form}>
      <FormScope value={scope}>
        <form className={styles['form']} noValidate onSubmit={submitStep}>
          <ChangeWatcher onChange={(answers) => onChange(answers, position())} />
          <ProgressLine
            steps={steps}
            current={stepIndex}
            fileCount={fileCount ?? 0}
            onChoose={goTo}
          />
          <div ref={scroller} className={styles['scroller']} inert={isSubmitting}>
            <nav className={styles['aside']} aria-label="Sections">
              <SectionList
                steps={steps}
                current={stepIndex}
                fileCount={fileCount ?? 0}
                onChoose={goTo}
              />
            </nav>
            <div className={styles['content']}>
              <ErrorSummary problems={problemsElsewhere} attempt={attempt} onChoose={goToField} />
              {stepIndex === 0 ? (
                <div className={styles['opening']}>
                  <p className={styles['lead']}>{definition.introduction}</p>
                  {props.notice}
                  {props.saved.kind === 'not-saved' ? null : (
                    <p className={styles['kept-note']}>
                      Your answers are saved in this browser, so anyone using it can read them. On a
                      shared device, delete them when you finish.
                    </p>
                  )}
                </div>
              ) : null}
              {stepIndex === walk.startIndex || isLast ? (
                <NewQuestions
                  definition={definition}
                  startedVersion={props.startedVersion}
                  onChoose={goToField}
                />
              ) : null}
              {step?.kind === 'section' ? (
                <SectionStep
                  key={step.id}
                  section={step.section}
                  headingRef={heading}
                  onEnter={enterField}
                />
              ) : null}
              {step?.kind === 'attachments' ? (
                <AttachmentsStep
                  control={props.attachments}
                  draftId={props.draftId}
                  title={step.title}
                  help={step.help}
                  headingRef={heading}
                  error={errors[attachmentsField]?.message}
                  onEnter={enterField}
                  saveFirst={props.saveFirst}
                  onFilesChange={setFileNames}
                />
              ) : null}
              {step?.kind === 'review' ? (
                <ReviewStep
                  definition={definition}
                  receipt={props.receipt}
                  priceWords={props.priceWords}
                  fileNames={fileNames ?? []}
                  copyButton={copyButton}
                  handOverButton={props.handOverButton}
                  headingRef={heading}
                  onChange={(title) => goTo(steps.findIndex((other) => other.title === title))}
                />
              ) : null}
              {stepIndex === 0 || isLast ? <CollectionNotice form="questionnaire" /> : null}
              <Honeypot name={honeypotField} ref={honeypot} />
            </div>
          </div>
          <FormFooter
            saved={props.saved}
            rescue={props.saved.kind === 'not-saved' && !isLast ? copyButton : null}
            isFirst={stepIndex === 0}
            isLast={isLast}
            isFromReview={walk.isFromReview}
            isSubmitting={isSubmitting}
            onCancel={props.onCancel}
            onBack={() => goTo(stepIndex - 1)}
          />
        </form>
      </FormScope>
    </FormProvider>
  );
}
