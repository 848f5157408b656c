import { ApiError } from './call.ts';

/** Whoever was asked to prove who they are did not want to; nothing has changed. */
export class ProofCancelledError extends Error {
  override readonly name = 'ProofCancelledError';
}

/** Asks whoever is signed in for fresh proof. Rejects with ProofCancelledError, or with the failure of the server. */
type AskForProof = () => Promise<void>;

let ask: AskForProof | null = null;
/** While somebody is being asked, who else needs proof waits for the same. */
let asking: Promise<void> | null = null;

/** Sets who asks, for as long as a page of the owner's is open. Returns a function that ends it. */
export function answerFreshProof(by: AskForProof): () => void {
  ask = by;
  return () => {
    if (ask === by) ask = null;
  };
}

/** Does what may need fresh proof: asks for it where the server says so, and does it again. */
export async function withFreshProof<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isNeeded = error instanceof ApiError && error.code === 'fresh-proof-needed';
    if (!isNeeded || ask === null) throw error;
    asking ??= ask().finally(() => {
      asking = null;
    });
    await asking;
    return work();
  }
}
