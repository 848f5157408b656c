import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNames } from './check.ts';
import type { Verdict } from './check.ts';
import { targetTexts } from './targets.ts';

/**
 * Writes `audit.md` and `audit.json`.
 * @returns the table, with every finding below it
 */
export function writeReport(folder: string, verdicts: readonly Verdict[]): string {
  const text = `${summaryOf(verdicts)}\n${tableOf(verdicts)}${findingsOf(verdicts)}`;
  writeFileSync(join(folder, 'audit.md'), text);
  writeFileSync(join(folder, 'audit.json'), JSON.stringify(verdicts, null, 2));
  return text;
}

function summaryOf(verdicts: readonly Verdict[]): string {
  const rows = checkNames.flatMap((check) => {
    const own = verdicts.filter((verdict) => verdict.check === check);
    if (own.length === 0) return [];
    const met = own.filter(({ isMet }) => isMet).length;
    return [`| ${check} | ${targetTexts[check]} | ${met} of ${own.length} |`];
  });
  return ['| Check | Reach | Met |', '| --- | --- | --- |', ...rows, ''].join('\n');
}

function tableOf(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(
    ({ check, subject, measured, isMet }) =>
      `| ${check} | ${subject} | ${measured} | ${isMet ? 'yes' : '**no**'} |`,
  );
  return ['| Check | Of | Measured | Met |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');
}

function findingsOf(verdicts: readonly Verdict[]): string {
  const lines = verdicts
    .filter(({ findings }) => findings.length > 0)
    .map(({ check, subject, findings }) =>
      [`**${check}, ${subject}**`, '', ...findings.map((line) => `- ${line}`), ''].join('\n'),
    );
  return lines.length === 0 ? '' : `\n${lines.join('\n')}`;
}
