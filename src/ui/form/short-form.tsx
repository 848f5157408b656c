import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { Button } from '#ui/button/button.tsx';
import { ChangeWatcher } from './change-watcher.tsx';
import { CollectionNotice } from './collection-notice.tsx';
import { FormScope } from './form-scope.ts';
import { RobotTrap } from './robot-trap.tsx';
import { SavedLine } from './saved-line.tsx';
import type { SavedState } from './saved-line.tsx';
import { useErrorTitle } from './use-error-title.ts';
import { useIgnoreWhileBusy } from './use-ignore-while-busy.ts';
import { useInitialServerErrors } from './use-initial-server-errors.ts';
import { ShortFormField } from './short-form-field.tsx';
import type { ShortField } from './short-form-field.tsx';
import styles from './form.module.css';

export type TextAnswers = Readonly<Record<string, string>>;

/** `done` empties the form; otherwise everything stays, with the server's messages below the fields. */
export type ShortFormOutcome = 'done' | { refused: Readonly<Record<string, string>> };

/**
 * A form of a few fields on one page, such as contact and chat. Checks when it is submitted and again with every
 * change after that; the focus goes to the first field with a problem.
 */
export function ShortForm({
  schema,
  fields,
  initialAnswers,
  initialServerErrors,
  isJustRefused,
  isFrozen,
  saved,
  saveCopyAction,
  submitLabel,
  pendingLabel,
  onChange,
  onSubmit,
  children,
}: {
  schema: GenericSchema<TextAnswers, TextAnswers>;
  fields: readonly ShortField[];
  initialAnswers: TextAnswers;
  /** What the server refused when these answers were sent, by name. */
  initialServerErrors: Readonly<Record<string, string>>;
  /** They were sent a moment ago, so the first refused field gets the focus. */
  isJustRefused: boolean;
  /** Nothing can be changed or sent until the page is reloaded. */
  isFrozen: boolean;
  saved: SavedState;
  /** How to save a copy of text that the device could not store. */
  saveCopyAction: ReactNode;
  submitLabel: string;
  pendingLabel: string;
  /** Called with every change of an answer. */
  onChange: (answers: TextAnswers) => void;
  onSubmit: (answers: TextAnswers, isRobot: boolean) => Promise<ShortFormOutcome>;
  /** Below the fields. */
  children?: ReactNode;
}) {
  const scope = useId();
  const robotTrap = useRef<HTMLInputElement>(null);
  const ignoreWhileBusy = useIgnoreWhileBusy();
  const empty = Object.fromEntries(fields.map((field) => [field.name, '']));
  const form = useForm<Record<string, string>>({
    resolver: valibotResolver(schema),
    defaultValues: { ...empty, ...initialAnswers },
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { errors, isSubmitting } = form.formState;
  useErrorTitle(Object.keys(errors).length > 0);

  useInitialServerErrors(form, initialServerErrors);
  const { setFocus } = form;
  const [firstRefused] = useState(isJustRefused ? Object.keys(initialServerErrors)[0] : undefined);
  useEffect(() => {
    if (firstRefused !== undefined) setFocus(firstRefused);
  }, [firstRefused, setFocus]);

  async function send(event: FormEvent) {
    await form.handleSubmit(async (answers) => {
      const outcome = await onSubmit(answers, robotTrap.current?.checked ?? false);
      if (outcome === 'done') {
        form.reset(empty);
        return;
      }
      const refused = Object.entries(outcome.refused);
      for (const [name, message] of refused) form.setError(name, { type: 'refused', message });
      if (refused[0]) form.setFocus(refused[0][0]);
    })(event);
  }

  return (
    <FormProvider {...form}>
      <FormScope value={scope}>
        <form
          className={styles['short']}
          inert={isFrozen}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void ignoreWhileBusy(() => send(event));
          }}
        >
          <ChangeWatcher onChange={onChange} />
          {fields.map((field) => (
            <ShortFormField key={field.name} field={field} />
          ))}
          {children}
          <RobotTrap ref={robotTrap} />
          <CollectionNotice form="message" />
          <div className={styles['short-end']}>
            <Button type="submit" disabled={isSubmitting}>
              {isSubmitting ? pendingLabel : submitLabel}
            </Button>
            <SavedLine state={saved} />
            {saved.kind === 'not-saved' ? saveCopyAction : null}
          </div>
        </form>
      </FormScope>
    </FormProvider>
  );
}
