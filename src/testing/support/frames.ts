import type { Page } from '@playwright/test';

/** What was on the screen, frame by frame. */
export interface Frames {
  /** Every different state that was seen, in order. */
  seen(): Promise<readonly string[]>;
}

/**
 * Records in every frame what a page shows.
 * @param look runs in the page; describes briefly what is shown
 */
export async function recordFrames(page: Page, look: () => string): Promise<Frames> {
  const record = await page.evaluateHandle(
    (source) => {
      const see = source as unknown as () => string;
      const seen: string[] = [];
      const note = () => {
        const now = see();
        if (seen.at(-1) !== now) seen.push(now);
        requestAnimationFrame(note);
      };
      note();
      return { seen };
    },
    await page.evaluateHandle(`(${look.toString()})`),
  );
  return { seen: () => record.evaluate(({ seen }) => [...seen]) };
}
