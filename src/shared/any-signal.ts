/**
 * A signal that is aborted with the first of several, and then stops listening to the others: `AbortSignal.any` for
 * browsers before Chrome 116, Firefox 124 and Safari 17.4. Callers abort one of them when the work is done.
 */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    const follow = () => first.abort(signal.reason);
    if (signal.aborted) follow();
    else signal.addEventListener('abort', follow, { signal: first.signal });
  }
  return first.signal;
}
