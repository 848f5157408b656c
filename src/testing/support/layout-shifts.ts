import type { Page } from '@playwright/test';

/** As reported by browsers that measure it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Elements that moved without input on the documents of a page, in order. */
export interface LayoutShifts {
  /**
   * One line for each layout shift: score, element, and from where to where (left, top, width, height). Clears the
   * list.
   */
  take(): string[];
}

/** Starts with the next document. */
export async function listenForLayoutShifts(page: Page): Promise<LayoutShifts> {
  const shifts: string[] = [];
  await page.exposeBinding('reportShift', (_source, shift: string) => shifts.push(shift));
  await page.addInitScript(() => {
    const { reportShift } = window as unknown as { reportShift: (shift: string) => void };
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const text = node?.textContent?.trim().slice(0, 40);
          return `"${text}" from ${place(previousRect)} to ${place(currentRect)}`;
        });
        reportShift(`${entry.value.toFixed(4)}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { take: () => shifts.splice(0) };
}
