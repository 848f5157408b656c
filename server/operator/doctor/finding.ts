/** What a check has found. */
export interface Finding {
  /** Short name, e.g. `large bodies`. */
  check: string;
  /** What is wrong and how it is mended; undefined when all is well. */
  fault?: string;
}

/** A line for each check; a fault on the lines after its name. */
export function findingsText(findings: readonly Finding[]): string {
  const lines = findings.map(({ check, fault }) =>
    fault === undefined ? `ok     ${check}` : `WRONG  ${check}: ${fault}`,
  );
  const faults = findings.filter(({ fault }) => fault !== undefined).length;
  const summary =
    faults === 0
      ? 'All is well.'
      : `${faults === 1 ? 'One thing is' : `${faults} things are`} wrong.`;
  return [...lines, summary].join('\n');
}

export const hasFault = (findings: readonly Finding[]): boolean =>
  findings.some(({ fault }) => fault !== undefined);
