/** One log event. Never contains personal data: no names, addresses, bodies or query strings. */
export type LogEntry = { message: string } & Record<string, string | number | boolean | null>;

export type LogLevel = 'info' | 'warn' | 'error';
export type Logger = (level: LogLevel, entry: LogEntry) => void;

/** Writes one JSON object per line. Text from outside cannot start a line or colour a terminal. */
export function createJsonLogger(write: (line: string) => void, now: () => Date): Logger {
  return (level, entry) => {
    const json = JSON.stringify({ time: now().toISOString(), level, ...entry });
    write(`${escapeUnprintable(json)}\n`);
  };
}

/** Collects what is written in one turn of the event loop and passes it on at once. */
export function batchLines(pass: (text: string) => void): {
  write: (line: string) => void;
  /** Passes on immediately what is there. */
  flush: () => void;
} {
  let waiting = '';
  const flush = () => {
    const text = waiting;
    waiting = '';
    if (text !== '') pass(text);
  };
  return {
    write(line) {
      if (waiting === '') setImmediate(flush);
      waiting += line;
    },
    flush,
  };
}

/** Replaces everything outside printable ASCII by its JSON escape: line separators, bidi and control marks. */
function escapeUnprintable(json: string): string {
  return json.replaceAll(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Name, message and top stack frame of an error and its causes, for the log only. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = error.stack?.split('\n')[1]?.trim() ?? '';
  const cause = error.cause === undefined ? '' : ` <- ${describeError(error.cause)}`;
  return `${error.name}: ${error.message} ${place}${cause}`.slice(0, 1_000);
}
