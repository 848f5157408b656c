import { proxyRefusalHours } from '#shared/api/proxy-refusals.ts';
import { Hour } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';

interface ProxyRefusal {
  at: string;
  smallestBodyBytes: number;
}

/** Devices' reports of a proxy that refuses bodies. In memory: a device reports again with its next refused try. */
export interface ProxyRefusals {
  /** Records a report. @returns whether it is the first within `proxyRefusalHours` */
  note(bodyBytes: number): boolean;
  latest(): ProxyRefusal | null;
}

export function createProxyRefusals(clock: Clock): ProxyRefusals {
  let last: ProxyRefusal | null = null;
  const latest = () => {
    if (last === null) return null;
    const ageMs = clock().getTime() - Date.parse(last.at);
    return ageMs < proxyRefusalHours * Hour.ms ? last : null;
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
