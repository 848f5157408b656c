import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import * as v from 'valibot';
import { ApiError, call } from '#shared/api/call.ts';
import { ErasureBody, postErasure } from '#shared/api/inbox.ts';
import type { Erasure } from '#shared/api/inbox.ts';
import { Button } from '#ui/button/button.tsx';
import { counted, erasureWords } from './counted.ts';
import { isRefused } from './queries.ts';
import styles from './housekeeping.module.css';

type Step =
  | { kind: 'asking' }
  | { kind: 'counted'; email: string; found: Erasure }
  | { kind: 'erased'; erased: Erasure };

const comparable = (email: string) => email.trim().toLowerCase();

/** Erases what one person sent: counted first, then confirmed by typing the address again. */
export function ErasePart({
  emailAtFirst,
  onErased,
  onSignedOut,
}: {
  emailAtFirst: string;
  onErased: () => void;
  onSignedOut: () => void;
}) {
  const id = useId();
  const [email, setEmail] = useState(emailAtFirst);
  const [repeated, setRepeated] = useState('');
  const [step, setStep] = useState<Step>({ kind: 'asking' });
  const [fault, setFault] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // From a letter: the address stands here, and what is asked next is to count.
    if (emailAtFirst === '') return;
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'center' });
  }, [emailAtFirst]);

  async function ask(address: string, isDryRun: boolean) {
    if (isWorking) return;
    setIsWorking(true);
    setFault(null);
    try {
      const answer = await call(postErasure, { body: { email: address, isDryRun } });
      if (isDryRun) {
        setStep({ kind: 'counted', email: address, found: answer });
      } else {
        setStep({ kind: 'erased', erased: answer });
        setEmail('');
        onErased();
      }
      setRepeated('');
    } catch (error) {
      if (isRefused(error)) onSignedOut();
      else if (isDryRun) setFault(countingFault(error));
      else {
        setFault(
          'The server did not say that it is done. A part may be erased already: please erase again, which goes on where it ended.',
        );
      }
    } finally {
      setIsWorking(false);
    }
  }
  function count(event: FormEvent) {
    event.preventDefault();
    const address = v.safeParse(ErasureBody.entries.email, email);
    if (address.success) void ask(address.output, true);
    else setFault(address.issues[0].message);
  }
  function erase(event: FormEvent) {
    event.preventDefault();
    if (step.kind !== 'counted') return;
    if (comparable(repeated) === comparable(step.email)) void ask(step.email, false);
    else setFault('The two addresses differ. Nothing was erased.');
  }

  return (
    <>
      <p>
        For somebody who asks you to forget them. Everything that came from one e-mail address goes
        at once.
      </p>
      {step.kind === 'erased' ? (
        <p role="status" className={styles['done']}>
          <CircleCheck size={18} strokeWidth={1.5} aria-hidden="true" />
          Erased: {erasureWords(step.erased)}.
        </p>
      ) : null}
      <form className={styles['form']} onSubmit={count} noValidate>
        <label htmlFor={`${id}-email`}>E-mail address of the person</label>
        <input
          ref={field}
          id={`${id}-email`}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          aria-describedby={step.kind === 'counted' ? undefined : `${id}-fault`}
          onChange={(event) => {
            setEmail(event.target.value);
            setStep({ kind: 'asking' });
            setFault(null);
          }}
        />
        {step.kind === 'counted' ? null : (
          <>
            <Fault id={`${id}-fault`} text={fault} />
            <Button type="submit" tone="quiet" aria-disabled={isWorking}>
              {isWorking ? 'Counting…' : 'Count what there is'}
            </Button>
          </>
        )}
      </form>
      <div role="status">{step.kind === 'counted' ? <Found found={step.found} /> : null}</div>
      {step.kind === 'counted' && isAnything(step.found) ? (
        <form className={styles['form']} onSubmit={erase} noValidate>
          <label htmlFor={`${id}-repeated`}>Type the address again to erase</label>
          <input
            id={`${id}-repeated`}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={repeated}
            aria-describedby={`${id}-fault`}
            onChange={(event) => setRepeated(event.target.value)}
          />
          <Fault id={`${id}-fault`} text={fault} />
          <Button
            type="submit"
            className={styles['danger'] ?? ''}
            aria-disabled={isWorking || comparable(repeated) !== comparable(step.email)}
          >
            {isWorking ? 'Erasing…' : 'Erase for good'}
          </Button>
        </form>
      ) : null}
    </>
  );
}

const isAnything = ({ messages, requests }: Erasure) => messages + requests > 0;

function Found({ found }: { found: Erasure }) {
  if (!isAnything(found)) return <p>Nothing in the inbox came from this address.</p>;
  const { files, snapshots } = found;
  return (
    <div className={styles['found']}>
      <p>This goes, and cannot be brought back:</p>
      <ul>
        <li>
          <strong>{erasureWords({ ...found, files: 0 })}</strong>, with the answers in them and your
          notes
        </li>
        {files > 0 ? (
          <li>
            <strong>{counted(files, 'file')}</strong>, with the pictures made of them
          </li>
        ) : null}
        {snapshots > 0 ? (
          <li>
            <strong>{counted(snapshots, 'hourly copy', 'hourly copies')}</strong> on the server,
            which may hold them too; the next copy is made of what is left
          </li>
        ) : null}
      </ul>
      <p>This stays, because the server cannot reach it:</p>
      <ul>
        <li>e-mails that were already sent, in your mailbox and theirs</li>
        <li>
          backups made with <code>npm run backup</code> and folders a restore has set aside: delete
          them, or let them age out, and erase again after restoring one
        </li>
        <li>lists you saved as CSV or JSON</li>
      </ul>
    </div>
  );
}

function Fault({ id, text }: { id: string; text: string | null }) {
  return (
    <p role="alert" id={id} className={styles['fault']}>
      {text === null ? null : (
        <>
          <CircleAlert size={18} strokeWidth={1.5} aria-hidden="true" />
          {text}
        </>
      )}
    </p>
  );
}

function countingFault(error: unknown): string {
  if (error instanceof ApiError) {
    return error.fields['email'] ?? error.detail ?? 'The server could not count just now.';
  }
  return 'The server could not be reached. Nothing was erased.';
}
