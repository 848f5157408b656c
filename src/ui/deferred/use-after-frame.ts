import { startTransition, useEffect, useState } from 'react';

/** For a page that draws no frames: in a tab behind another one. */
const noFrameMs = 200;

/**
 * The value, one frame late: what it is now is on the screen before anything is rendered that can wait for it.
 * `useDeferredValue` renders sooner, before that frame, and so holds it up.
 */
export function useAfterFrame<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (shown === value) return undefined;
    const show = () => startTransition(() => setShown(() => value));
    const timer = setTimeout(show, noFrameMs);
    // A message comes after the frame that the callback belongs to.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', show, { once: true });
    port1.start();
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      port2.postMessage(null);
    });
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      port1.close();
    };
  }, [value, shown]);
  return shown;
}
