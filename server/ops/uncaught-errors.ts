import process from 'node:process';
import { Second } from '#shared/time.ts';
import { describeError } from '../log.ts';
import type { Logger } from '../log.ts';

/** Codes of errors of a single connection: its client is gone, and the server can continue. */
const brokenConnection = new Set([
  'ECONNABORTED',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_WRITE_AFTER_END',
  'ETIMEDOUT',
]);

/** After this long the process exits even if the stop has not finished; the stop aborts requests earlier. */
const maxStopMs = 30 * Second.ms;

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
    setTimeout(() => process.exit(1), maxStopMs);
    log('info', { message: 'stopping', signal: null });
    const exit = () => process.exit(1);
    stop().then(exit, exit);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
  // The reader of the log is gone. Ignored: logging this error would cause the next one.
  process.stdout.on('error', () => undefined);
}
