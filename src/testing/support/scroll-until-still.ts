import type { Locator } from '@playwright/test';

/**
 * Scrolls to a control far down a page and waits until it no longer moves, as a reader does before the tap: blocks that
 * come into view are laid out only then, and move it once more.
 */
export async function scrollUntilStill(control: Locator): Promise<void> {
  await control.evaluate(async (element) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const place = () => `${element.getBoundingClientRect().top} ${document.body.scrollHeight}`;
    let before = '';
    while (before !== place()) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      before = place();
      await nextFrame();
      await nextFrame();
    }
  });
}
