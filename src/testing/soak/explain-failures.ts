/** A request that the server answered with an error of its own. */
export interface Failure {
  what: string;
  /** From `X-Request-Id`. */
  requestId: string | undefined;
}

/**
 * The failures with the server's reason for each, and what else it printed as an error. A 503 that no failure is about is
 * left out: its client is asked to send the same again.
 * @param errorLines of the server's log
 */
export function explainFailures(
  failures: readonly Failure[],
  errorLines: readonly string[],
): string[] {
  const unexplained = new Set(errorLines);
  const explained = failures.map(({ what, requestId }) => {
    const reason = errorLines.find((line) => requestId !== undefined && line.includes(requestId));
    if (reason === undefined) return `${what}, without a reason in the log of the server`;
    unexplained.delete(reason);
    return `${what}: ${reason}`;
  });
  const others = [...unexplained].filter(
    (line) => !line.includes('"requestId"') || line.includes('"code":"internal"'),
  );
  return [...explained, ...others.map((line) => `the server printed: ${line}`)];
}
