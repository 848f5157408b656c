import { useState } from 'react';
import { ApiError } from '#shared/api/call.ts';
import { isUnauthorised } from './inbox-reads.ts';

/** One attempt at a time to change a setting, and in words why it failed. */
export function useAttempt(onSignedOut: () => void) {
  const [isWorking, setIsWorking] = useState(false);
  /** Whether the server wants the passphrase with the next attempt. */
  const [needsPassphrase, setNeedsPassphrase] = useState(false);
  const [fault, setFault] = useState('');
  /** Messages of single fields, by path. */
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});

  async function attempt(work: () => Promise<void>) {
    if (isWorking) return;
    setIsWorking(true);
    setFault('');
    setFields({});
    try {
      await work();
      setNeedsPassphrase(false);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'fresh-proof-needed') setNeedsPassphrase(true);
      else if (code === 'wrong-passphrase') setFields({ passphrase: 'Wrong passphrase.' });
      else if (code === 'invalid-fields' && error instanceof ApiError) setFields(error.fields);
      else if (isUnauthorised(error)) onSignedOut();
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
  return { attempt, isWorking, needsPassphrase, fault, fields };
}
