import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import * as v from 'valibot';
import { ApiError, call } from '#shared/api/call.ts';
import { ProofCancelledError, withFreshProof } from '#shared/api/fresh-proof.ts';
import { ErasureBody, postErasure } from '#shared/api/inbox.ts';
import type { Erasure } from '#shared/api/inbox.ts';
import { Button } from '#ui/button/button.tsx';
import { countText, erasureText, listText } from './count-text.ts';
import { isUnauthorised } from './inbox-reads.ts';
import styles from './inbox-settings.module.css';

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
    // From a record: the address stands here, and what is asked next is to count.
    if (emailAtFirst === '') return;
    field.current?.focus({ preventScroll: true });
    field.current?.form?.scrollIntoView({ block: 'center' });
  }, [emailAtFirst]);

  async function ask(address: string, isDryRun: boolean) {
    if (isWorking) return;
    setIsWorking(true);
    setFault(null);
    try {
      const body = { email: address, isDryRun };
      const answer = await withFreshProof(() => call(postErasure, { body }));
      if (isDryRun) {
        setStep({ kind: 'counted', email: address, found: answer });
      } else {
        setStep({ kind: 'erased', erased: answer });
        setEmail('');
        onErased();
      }
      setRepeated('');
    } catch (error) {
      if (isUnauthorised(error)) onSignedOut();
      else if (error instanceof ProofCancelledError) {
        setFault('Cancelled. Nothing has been deleted.');
      } else if (isDryRun) setFault(countingFault(error));
      else {
        setFault(
          'We didn’t get confirmation. Some data may already be deleted. Try again to finish.',
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
    else setFault('The email addresses don’t match. Nothing has been deleted.');
  }

  return (
    <>
      <p>
        Use this when someone asks you to delete their data. It deletes everything from one email
        address.
      </p>
      {step.kind === 'erased' ? (
        <p role="status" className={styles['done']}>
          <CircleCheck size={18} strokeWidth={1.5} aria-hidden="true" />
          <span>
            {`Deleted: ${erasureText(step.erased)}.${step.erased.keptInvoices.length === 0 ? '' : ` Kept: ${listText(step.erased.keptInvoices)}.`}`}
          </span>
        </p>
      ) : null}
      <form className={styles['form']} onSubmit={count} noValidate>
        <label htmlFor={`${id}-email`}>The person’s email address</label>
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
              {isWorking ? 'Searching…' : 'Find their data'}
            </Button>
          </>
        )}
      </form>
      <div role="status">{step.kind === 'counted' ? <Found found={step.found} /> : null}</div>
      {step.kind === 'counted' && isAnything(step.found) ? (
        <form className={styles['form']} onSubmit={erase} noValidate>
          <label htmlFor={`${id}-repeated`}>Type the address again to delete</label>
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
            {isWorking ? 'Deleting…' : 'Delete permanently'}
          </Button>
        </form>
      ) : null}
    </>
  );
}

const isAnything = ({ messages, requests }: Erasure) => messages + requests > 0;

function Found({ found }: { found: Erasure }) {
  if (!isAnything(found)) return <p>Nothing in your inbox came from this address.</p>;
  const { files, snapshots, requests, keptInvoices } = found;
  return (
    <div className={styles['results']}>
      <p>This will be permanently deleted:</p>
      <ul>
        <li>
          <strong>{erasureText({ ...found, files: 0 })}</strong>, including their answers and your
          notes
        </li>
        {files > 0 ? (
          <li>
            <strong>{countText(files, 'file')}</strong>, including their previews
          </li>
        ) : null}
        {snapshots > 0 ? (
          <li>
            <strong>{countText(snapshots, 'hourly backup', 'hourly backups')}</strong> on the server
            (new backups won’t include this person)
          </li>
        ) : null}
      </ul>
      {requests > 0 ? (
        <p>Their page and its links, replies, visits and reports go as well.</p>
      ) : null}
      {keptInvoices.length > 0 ? (
        <p>
          Kept, because the law asks for it: <strong>{listText(keptInvoices)}</strong>, and what was
          paid. You’ll find them under Numbers.
        </p>
      ) : null}
      <p>You’ll need to delete these yourself:</p>
      <ul>
        <li>emails already sent, in your mailbox and theirs</li>
        <li>
          backups made with <code>npm run backup</code> and any folders left by a restore. Delete
          them, and run this again if you ever restore a backup.
        </li>
        <li>lists you downloaded as CSV or JSON</li>
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
    return error.fields['email'] ?? error.detail ?? 'That didn’t work. Try again.';
  }
  return 'We couldn’t reach the server. Nothing has been deleted.';
}
