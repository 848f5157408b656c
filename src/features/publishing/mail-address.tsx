import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { formatMoment } from '#lib/format-date.ts';
import { readQuery } from '#offline/read-query.ts';
import { ApiError, call } from '#shared/api/call.ts';
import { ProofCancelledError, withFreshProof } from '#shared/api/fresh-proof.ts';
import { getMailAddress, postMailConfirmation, postMailTest } from '#shared/api/mail-address.ts';
import { Second } from '#shared/time.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { FormScope } from '#ui/form/form-scope.ts';
import { showToast } from '#ui/toast/toasts.ts';
import { refusalText } from './queries.ts';
import styles from './editor.module.css';

/** Fetched while it is shown, since the email is sent a moment later; never stored on the device. */
const mailAddressQuery = {
  ...readQuery(getMailAddress),
  gcTime: 0,
  staleTime: 0,
  refetchInterval: 5 * Second.ms,
};

/** Which address the website's email uses, and the code of the test email that lets it use the published one. */
export function MailAddress() {
  const { data, refetch } = useQuery(mailAddressQuery);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  if (data === undefined) return null;
  const { inUse, published, isTested, test } = data;
  if (inUse === null) {
    return (
      <section className={styles['mail']} aria-labelledby="mail-title">
        <h2 id="mail-title">The website’s emails</h2>
        <p>
          No mail server is set up, so the website sends none. Ask whoever looks after the server.
        </p>
      </section>
    );
  }
  const isOther = published !== null && published !== inUse;

  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setFault(undefined);
    try {
      await withFreshProof(work);
      return true;
    } catch (error) {
      if (error instanceof ProofCancelledError) return false;
      const field = error instanceof ApiError ? error.fields['code'] : undefined;
      if (field === undefined) {
        showToast({
          title: 'That didn’t work',
          description: refusalText(error),
          tone: 'destructive',
        });
      } else setFault(field);
      return false;
    } finally {
      await refetch();
      setIsBusy(false);
    }
  }
  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (await attempt(() => call(postMailConfirmation, { body: { code } }))) {
      setCode('');
      showToast({ title: 'The email has arrived', tone: 'success' });
    }
  }

  return (
    <section className={styles['mail']} aria-labelledby="mail-title">
      <h2 id="mail-title">The website’s emails</h2>
      <p>
        {isOther
          ? `Pages show ${published}. Notices still go to ${inUse}, and emails come from there, until a test email has arrived at the new address.`
          : `Notices go to ${inUse}, and emails come from there.${isTested ? ' A test email has arrived.' : ''}`}
      </p>
      {test === null ? null : test.problem !== null ? (
        <p role="alert" className={styles['error']}>
          {`The mail server didn’t take the test email to ${test.address} (${test.problem}). Check the address, or ask whoever looks after the server.`}
        </p>
      ) : test.sentAt === null ? (
        <p role="status">{`The test email to ${test.address} is being sent.`}</p>
      ) : (
        <form className={styles['code']} onSubmit={(event) => void confirm(event)} noValidate>
          <p role="status">
            {`We sent a test email to ${test.address} on ${formatMoment(test.sentAt)}. If it doesn’t come, check the address and the spam folder.`}
          </p>
          <FormScope value="mail">
            <TextField
              name="code"
              label="Code in the email"
              inputMode="decimal"
              autoComplete="one-time-code"
              isRequired
              error={fault}
              value={code}
              onChange={(text) => {
                setCode(text);
                setFault(undefined);
              }}
            />
          </FormScope>
          <Button type="submit" aria-disabled={isBusy}>
            {isOther ? 'Use this address' : 'Confirm that it arrived'}
          </Button>
        </form>
      )}
      {isTested && !isOther ? null : (
        <div>
          <Button
            tone="quiet"
            aria-disabled={isBusy}
            onClick={() => void attempt(() => call(postMailTest))}
          >
            {test === null ? 'Send a test email' : 'Send another test email'}
          </Button>
        </div>
      )}
    </section>
  );
}
