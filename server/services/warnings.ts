import type { Warning, WarningKind } from '#shared/api/warnings.ts';
import type { Clock } from '#shared/time.ts';

/** What should be mended; without `since`, from the first look that found it. */
export interface Fault {
  detail: string;
  since?: string;
}

/** Null while all is well. */
export type WarningCheck = () => Promise<Fault | null> | Fault | null;

/** Everything that should be mended while requests are still stored; collected in one place. */
export interface Warnings {
  list(): Promise<readonly Warning[]>;
  /** Adds a check, or replaces the one of this kind. */
  watch(kind: WarningKind, check: WarningCheck): void;
}

/** @param refusals of proxies, which devices report */
export function createWarnings(
  clock: Clock,
  checks: Partial<Record<WarningKind, WarningCheck>> = {},
): Warnings {
  const watched = new Map(Object.entries(checks) as [WarningKind, WarningCheck][]);
  const since = new Map<WarningKind, string>();

  async function look(kind: WarningKind, check: WarningCheck): Promise<Warning[]> {
    // What cannot be looked at is no news about it.
    const fault = await Promise.resolve()
      .then(check)
      .catch(() => null);
    if (fault === null) {
      since.delete(kind);
      return [];
    }
    const first = fault.since ?? since.get(kind) ?? clock().toISOString();
    since.set(kind, first);
    return [{ kind, since: first, detail: fault.detail }];
  }

  return {
    watch: (kind, check) => void watched.set(kind, check),
    list: async () =>
      (await Promise.all([...watched].map(([kind, check]) => look(kind, check)))).flat(),
  };
}
