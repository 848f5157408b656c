import process from 'node:process';

/** Runs a command, prints its result, and turns a failure into one line and exit code 1. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    warn(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** Prints a line to the operator before the result. */
export function warn(message: string): void {
  process.stderr.write(`${message}\n`);
}
