import { useEffect, useState } from 'react';
import { ProofCancelledError, answerFreshProof } from '#shared/api/fresh-proof.ts';
import { useDeferred } from '#ui/deferred/use-deferred.ts';

const loadDialog = async () => (await import('./fresh-proof-dialog.tsx')).FreshProofDialog;

interface Question {
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Asks for fresh proof over whatever is open, when a change needs it. For pages of the owner's. */
export function FreshProof() {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => {
    let cancel = () => {};
    const stopAnswering = answerFreshProof(
      () =>
        new Promise((resolve, reject) => {
          cancel = () => reject(new ProofCancelledError());
          setQuestion({ resolve, reject });
        }),
    );
    return () => {
      stopAnswering();
      // Whoever waits for the proof would do so on every later page as well.
      cancel();
    };
  }, []);
  const dialog = useDeferred(loadDialog, question !== null);
  if (question === null) return null;
  function end(settle: () => void) {
    setQuestion(null);
    settle();
  }
  if (dialog.kind === 'failed') {
    end(() => question.reject(new ProofCancelledError()));
    return null;
  }
  if (dialog.kind !== 'ready') return null;
  const Dialog = dialog.value;
  return (
    <Dialog
      onProved={() => end(question.resolve)}
      onCancel={() => end(() => question.reject(new ProofCancelledError()))}
      onSignedOut={(error) => end(() => question.reject(error))}
    />
  );
}
