import process from 'node:process';
import { StorageUnavailableError } from '../storage/ports.ts';

/** Runs a command, prints its result, and turns a failure into one line and exit code 1. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    warn(reasonOf(error));
    process.exitCode = 1;
  }
}

/** Prints a line to the operator before the result. */
export function warn(message: string): void {
  process.stderr.write(`${message}\n`);
}

/** Why storage failed stands in the causes (`403 InvalidAccessKeyId`); those of other errors may hold what is secret. */
function reasonOf(error: unknown, isOfStorage = error instanceof StorageUnavailableError): string {
  if (!(error instanceof Error)) return String(error);
  // Node gives no message where several addresses of a host were tried.
  const message = error.message === '' && 'code' in error ? String(error.code) : error.message;
  if (!isOfStorage) return message;
  const why = error.cause === undefined ? '' : `: ${reasonOf(error.cause, true)}`;
  return (message + why).replaceAll(/\s+/g, ' ');
}
