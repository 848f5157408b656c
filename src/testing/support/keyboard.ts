import { expect } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';

/** The focused element: its name, and what is wrong with its focus style. */
export async function focusOf(page: Page): Promise<{ name: string; fault: string | null }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) {
      return { name: 'the page', fault: null };
    }
    const name = (element.getAttribute('aria-label') ?? element.innerText.trim()).slice(0, 60);
    // A control laid invisibly over its label shows the focus on the label.
    const shown = getComputedStyle(element).opacity === '0' ? element.closest('label') : element;
    // The box around a field may have its outline.
    const hasRing = [shown, element, element.parentElement].some(
      (one) => one && getComputedStyle(one).outlineStyle !== 'none',
    );
    if (!hasRing) return { name, fault: 'has no focus ring' };
    const { left, right, top, bottom } = (shown ?? element).getClientRects()[0] ?? new DOMRect();
    const [width, height] = [window.innerWidth, window.innerHeight];
    if (right <= 0 || left >= width || bottom <= 0 || top >= height) {
      return { name, fault: 'is outside the window' };
    }
    // Some part of it is on top of everything else.
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    const isSeen = points.some(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && (element.contains(found) || shown?.contains(found));
    });
    return { name, fault: isSeen ? null : 'is covered' };
  });
}

/** Presses Tab until an element with this name has the focus. */
export async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let stop = 0; stop < 120; stop += 1) {
    await page.keyboard.press('Tab');
    const { name, fault } = await focusOf(page);
    expect(fault, name).toBeNull();
    if (wanted.test(name)) return;
  }
  throw new Error(`Tab never comes to ${wanted}`);
}

/** What a screen reader announces for the focused element: role and name, and its state. */
export async function spokenFocus(session: CDPSession): Promise<string> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'document.activeElement',
  });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  });
  const [node] = nodes;
  const states = (node?.properties ?? []).flatMap(({ name, value }) =>
    ['required', 'invalid', 'checked', 'expanded', 'disabled'].includes(name) &&
    ![false, 'false'].includes(value.value)
      ? [name]
      : [],
  );
  return [node?.role?.value ?? 'nothing', `“${node?.name?.value ?? ''}”`, ...states].join(' ');
}
