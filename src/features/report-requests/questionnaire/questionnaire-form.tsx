import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ComponentType, FormEvent, ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { setBackHandler } from '#browser/back-button.ts';
import { listFiles } from '#offline/files/files.ts';
import { attachmentsField } from '#offline/outbox/refused-fields.ts';
import { answersSchema, questionsOf } from '#shared/questionnaires/answers.ts';
import type { QuestionnaireDefinition } from '#shared/questionnaires/definition.ts';
import type { Answers } from '#shared/questionnaires/question.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { CollectionNotice } from '#ui/form/collection-notice.tsx';
import { FormScope } from '#ui/form/form-scope.ts';
import { RobotTrap } from '#ui/form/robot-trap.tsx';
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
import { usePositionOnRotate } from './use-position-on-rotate.ts';
import styles from './questionnaire.module.css';

/** Messages for refused fields by name; empty when there is nothing for the visitor to correct. */
export type RefusedFields = Readonly<Record<string, string>>;

/** The outcome of Submit: the refused fields, or `closing` when it was sent or waits to be, and the dialog closes. */
export type SubmitResult = RefusedFields | 'closing';

export interface QuestionnaireFormProps {
  definition: QuestionnaireDefinition;
  draftId: string;
  /** The receipt number that the request will have. */
  receipt: string;
  /** Price of the report as text, shown before Submit; null when the form was opened without one. */
  priceText: string | null;
  initialAnswers: Answers;
  initialPosition: string | null;
  /** Fields that the server refused when these answers were sent. */
  initialRefused: RefusedFields;
  /** Version of the questionnaire that these answers were started with. */
  startedVersion: number;
  saved: SavedState;
  /** Shown above the first section. */
  notice?: ReactNode;
  attachments: ComponentType<AttachmentsProps>;
  /** A button that moves the draft to another device. */
  deviceTransferButton: ReactNode;
  saveFirst: () => Promise<unknown>;
  /** Saves a copy as a file. Resolves to the names of files that are missing from it; null when that failed. */
  saveCopy: () => Promise<readonly string[] | null>;
  /** Called with every change of an answer or of the position. */
  onChange: (answers: Answers, position: string) => void;
  onCancel: () => void;
  onSubmit: (answers: Answers, isRobot: boolean) => Promise<SubmitResult>;
}

/**
 * The questionnaire as a form in steps. Validates on Submit, and after that with every change; never clears a field. Give
 * it another `key` for another draft.
 */
export function QuestionnaireForm(props: QuestionnaireFormProps) {
  const { definition, onChange } = props;
  const scope = useId();
  const [attempt, setAttempt] = useState(0);
  const [fileNames, setFileNames] = useState<readonly string[] | null>(null);
  const robotTrap = useRef<HTMLInputElement>(null);
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
  const [isClosing, setIsClosing] = useState(false);
  const isSubmitting = form.formState.isSubmitting || isClosing;
  const navigation = useSteps(definition, form, props.initialPosition, (moved) =>
    onChange(form.getValues(), moved),
  );
  const { steps, step, stepIndex, isLast, position, heading, scroller } = navigation;
  const { goTo, goToField, enterField } = navigation;
  usePositionOnRotate(scroller, heading);

  const fields = [...questions, { name: attachmentsField, label: definition.attachments.title }];
  // After a reload, the review may be shown before the step that lists the files.
  const { draftId } = props;
  useEffect(() => {
    let isCurrent = true;
    listFiles(draftId).then(
      (files) => isCurrent && setFileNames((known) => known ?? files.map(({ name }) => name)),
      // The step with the files shows the error.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [draftId]);
  // An error about the files no longer applies once they change.
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

  // The back button of a phone: to the previous step, or to the review that the visitor came from.
  const back = useRef<() => boolean>(() => false);
  useEffect(() => {
    back.current = () => {
      if (isSubmitting || (stepIndex === 0 && !navigation.isFromReview)) return false;
      goTo(navigation.isFromReview && !isLast ? steps.length - 1 : stepIndex - 1);
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
  // In the current section each message is shown at its field; the summary lists the others.
  const problemsElsewhere = problems.filter(({ name }) => stepIndexOf(steps, name) !== stepIndex);

  useErrorTitle(problems.length > 0);

  const copyButton = <SaveCopyButton save={props.saveCopy} />;

  async function send(event: FormEvent) {
    let isInvalid = false;
    let refused: RefusedFields = {};
    await form.handleSubmit(
      async (answers) => {
        const result = await props.onSubmit(answers, robotTrap.current?.checked ?? false);
        if (result === 'closing') {
          setIsClosing(true);
          return;
        }
        refused = result;
        for (const [name, message] of Object.entries(refused)) {
          form.setError(name, { type: 'refused', message });
        }
      },
      () => {
        isInvalid = true;
      },
    )(event);
    // Only now: while the form is being sent it is inert, and nothing in it can be focused.
    if (isInvalid) setAttempt((count) => count + 1);
    const first = fields.find(({ name }) => name in refused);
    if (first) goToField(first.name);
  }

  function submitStep(event: FormEvent) {
    event.preventDefault();
    if (isLast) void ignoreWhileBusy(() => send(event));
    else {
      goTo(navigation.nextIndex);
      // After the heading of the step has had the focus: moves it to the remaining errors.
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
                    <p className={styles['saved-note']}>
                      Your answers are saved in this browser, so anyone using it can read them. On a
                      shared device, delete them when you finish.
                    </p>
                  )}
                </div>
              ) : null}
              {stepIndex === navigation.startIndex || isLast ? (
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
                  priceText={props.priceText}
                  fileNames={fileNames ?? []}
                  copyButton={copyButton}
                  deviceTransferButton={props.deviceTransferButton}
                  headingRef={heading}
                  onChange={(title) => goTo(steps.findIndex((other) => other.title === title))}
                />
              ) : null}
              {stepIndex === 0 || isLast ? <CollectionNotice form="questionnaire" /> : null}
              <RobotTrap ref={robotTrap} />
            </div>
          </div>
          <FormFooter
            saved={props.saved}
            saveCopyAction={props.saved.kind === 'not-saved' && !isLast ? copyButton : null}
            isFirst={stepIndex === 0}
            isLast={isLast}
            isFromReview={navigation.isFromReview}
            isSubmitting={isSubmitting}
            onCancel={props.onCancel}
            onBack={() => goTo(stepIndex - 1)}
          />
        </form>
      </FormScope>
    </FormProvider>
  );
}
