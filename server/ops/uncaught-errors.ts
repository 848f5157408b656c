import process from 'node:process';
import { Second } from '#shared/time.ts';
import { describeError } from './log.ts';
import type { Logger } from './log.ts';

/** A connection that ended where nobody listened: the loss of one visitor, no fault in the server. */
const brokenConnection = new Set([
  'ECONNABORTED',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_WRITE_AFTER_END',
  'ETIMEDOUT',
]);

/** How long the orderly stop may take; it cuts requests off itself before. */
const longestStopMs = 30 * Second.ms;

/**
 * What becomes of an error that nobody has caught: it is logged, requests under way are answered, and the process ends
 * with 1, so that the service manager starts a healthy one. The state of this one is unknown.
 * @param stop ends everything in order
 */
export function exitOnUncaughtError(log: Logger, stop: () => Promise<void>): void {
  let isEnding = false;
  const end = (cause: unknown) => {
    const isBroken =
      cause instanceof Error && 'code' in cause && brokenConnection.has(String(cause.code));
    log(isBroken ? 'warn' : 'error', {
      message: isBroken ? 'connection broke' : 'unexpected error',
      error: describeError(cause),
    });
    if (isBroken || isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), longestStopMs);
    log('info', { message: 'stopping', signal: null });
    const exit = () => process.exit(1);
    stop().then(exit, exit);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
  // A reader of the log that has gone takes the log with it, not the site; told here it would never end.
  process.stdout.on('error', () => undefined);
}
