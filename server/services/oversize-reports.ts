import { oversizeReportHours } from '#shared/api/oversize-reports.ts';
import { Hour } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';

interface OversizeReport {
  at: string;
  smallestBodyBytes: number;
}

/** Devices' reports of a proxy that refuses bodies. In memory: a device reports again with its next refused try. */
export interface OversizeReports {
  /** Records a report. @returns whether it is the first within `oversizeReportHours` */
  note(bodyBytes: number): boolean;
  latest(): OversizeReport | null;
}

export function createOversizeReports(clock: Clock): OversizeReports {
  let last: OversizeReport | null = null;
  const latest = () => {
    if (last === null) return null;
    const ageMs = clock().getTime() - Date.parse(last.at);
    return ageMs < oversizeReportHours * Hour.ms ? last : null;
  };
  return {
    latest,
    note(bodyBytes) {
      const known = latest();
      last = {
        at: clock().toISOString(),
        smallestBodyBytes: Math.min(bodyBytes, known?.smallestBodyBytes ?? bodyBytes),
      };
      return known === null;
    },
  };
}
