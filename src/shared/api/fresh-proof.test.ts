import { expect, onTestFinished, test } from 'vitest';
import { ApiError } from './call.ts';
import { ProofCancelledError, answerFreshProof, withFreshProof } from './fresh-proof.ts';

const needed = () =>
  new ApiError(403, '', null, {
    type: '/problems/fresh-proof-needed',
    title: '',
    status: 403,
    detail: '',
    code: 'fresh-proof-needed',
    requestId: '',
  });

/** Work that the server lets pass once somebody has proved who they are. */
function guarded() {
  const state = { isProved: false, questions: 0, calls: 0 };
  const work = async () => {
    state.calls += 1;
    if (!state.isProved) throw needed();
    return 'done';
  };
  return { state, work };
}

test('asks once, whoever needs it at the same time, and does the work again', async () => {
  const { state, work } = guarded();
  onTestFinished(
    answerFreshProof(async () => {
      state.questions += 1;
      await Promise.resolve();
      state.isProved = true;
    }),
  );
  expect(await Promise.all([withFreshProof(work), withFreshProof(work)])).toEqual(['done', 'done']);
  expect([state.questions, state.calls]).toEqual([1, 4]);
  expect(await withFreshProof(work)).toBe('done');
  expect(state.questions).toBe(1);
});

test('does nothing more when it is cancelled, and asks anew the next time', async () => {
  const { state, work } = guarded();
  onTestFinished(
    answerFreshProof(async () => {
      state.questions += 1;
      throw new ProofCancelledError();
    }),
  );
  await expect(withFreshProof(work)).rejects.toThrow(ProofCancelledError);
  await expect(withFreshProof(work)).rejects.toThrow(ProofCancelledError);
  expect([state.questions, state.calls]).toEqual([2, 2]);
});

test('passes every other failure on, and the refusal where nobody can ask', async () => {
  const { work } = guarded();
  await expect(withFreshProof(work)).rejects.toMatchObject({ code: 'fresh-proof-needed' });
  const lost = async () => {
    throw new Error('lost');
  };
  onTestFinished(answerFreshProof(async () => undefined));
  await expect(withFreshProof(lost)).rejects.toThrow('lost');
});
