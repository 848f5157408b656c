/** Runs something later; returns a function that cancels it. */
export type Schedule = (run: () => void, delayMs: number) => () => void;

/** Timers that keep no process alive. */
export const scheduleByTimer: Schedule = (run, delayMs) => {
  const timer = setTimeout(run, delayMs);
  timer.unref();
  return () => clearTimeout(timer);
};
