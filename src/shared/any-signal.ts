/**
 * A signal that is aborted with the first of several, and then listens to none of them any more: `AbortSignal.any` for
 * browsers before Chrome 116, Firefox 124 and Safari 17.4. Whoever asks ends one of them when the work is done.
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
