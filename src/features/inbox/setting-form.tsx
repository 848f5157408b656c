import type { FormEvent, ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { TextButton } from '#ui/button/text-button.tsx';
import { useAttempt } from './use-attempt.ts';
import styles from './inbox-settings.module.css';

/** A form that changes a setting: its fields, and what went wrong. */
export function SettingForm({
  save,
  submitLabel,
  pendingLabel = submitLabel,
  tone,
  onSignedOut,
  onCancel,
  children,
}: {
  save: () => Promise<void>;
  submitLabel: string;
  pendingLabel?: string;
  tone?: 'quiet';
  onSignedOut: () => void;
  /** Closes the form with nothing changed; without it, the form cannot be closed. */
  onCancel?: () => void;
  /** The fields, given what is wrong with each, by its path. */
  children: (fields: Readonly<Record<string, string>>) => ReactNode;
}) {
  const { attempt, isWorking, fault, fields } = useAttempt(onSignedOut);
  function submit(event: FormEvent) {
    event.preventDefault();
    void attempt(save);
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      {children(fields)}
      <p role="alert" className={styles['fault']}>
        {fault}
      </p>
      <div className={styles['buttons']}>
        <Button type="submit" {...(tone && { tone })} aria-disabled={isWorking}>
          {isWorking ? pendingLabel : submitLabel}
        </Button>
        {onCancel === undefined ? null : <TextButton onClick={onCancel}>Cancel</TextButton>}
      </div>
    </form>
  );
}

/** In place of a setting that is being loaded, or could not be. */
export function SettingNotLoaded({ isError, children }: { isError: boolean; children: string }) {
  return isError ? (
    <p role="alert">{children}</p>
  ) : (
    <p role="status" className={styles['muted']}>
      Loading…
    </p>
  );
}

export function SetOnServer() {
  return (
    <p className={styles['muted']}>
      This is set on the server. To change it, ask whoever looks after the server.
    </p>
  );
}
