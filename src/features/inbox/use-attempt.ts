import { useState } from 'react';
import { ApiError } from '#shared/api/call.ts';
import { ProofCancelledError, withFreshProof } from '#shared/api/fresh-proof.ts';
import { isUnauthorised } from './inbox-reads.ts';

/** One attempt at a time to change a setting, with fresh proof where it needs some, and in words why it failed. */
export function useAttempt(onSignedOut: () => void) {
  const [isWorking, setIsWorking] = useState(false);
  const [fault, setFault] = useState('');
  /** Messages of single fields, by path. */
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});

  /** @param wordsOf what to say of a failure that the caller knows; null for any other */
  async function attempt(
    work: () => Promise<void>,
    wordsOf: (error: unknown) => string | null = () => null,
  ) {
    if (isWorking) return;
    setIsWorking(true);
    setFault('');
    setFields({});
    try {
      await withFreshProof(work);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      const known = wordsOf(error);
      if (known !== null) setFault(known);
      else if (code === 'wrong-passphrase') setFields({ passphrase: 'Wrong passphrase.' });
      else if (code === 'invalid-fields' && error instanceof ApiError) setFields(error.fields);
      else if (error instanceof ProofCancelledError) setFault('Cancelled. Nothing has changed.');
      else if (isUnauthorised(error) && code !== 'wrong-passkey') onSignedOut();
      else {
        setFault(
          (error instanceof ApiError ? error.detail : null) ??
            'We couldn’t reach the server. Nothing has changed. Try again.',
        );
      }
    } finally {
      setIsWorking(false);
    }
  }
  return { attempt, isWorking, fault, fields };
}
