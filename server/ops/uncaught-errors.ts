import process from 'node:process';
import { Second } from '#shared/time.ts';
import { describeError } from '../log.ts';
import type { Logger } from '../log.ts';

/** A connection that ended where nobody listened: one visitor is gone, the server is fine. */
const brokenConnection = new Set([
  'ECONNABORTED',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_WRITE_AFTER_END',
  'ETIMEDOUT',
]);

/** How long the orderly stop may take; it aborts requests before. */
const longestStopMs = 30 * Second.ms;

/**
 * Handles an uncaught error: it is logged, running requests are answered, and the process exits with 1, so that the
 * service manager starts a new one. The state of this one is unknown.
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
  // The reader of the log is gone, not the site; logging this would never end.
  process.stdout.on('error', () => undefined);
}
