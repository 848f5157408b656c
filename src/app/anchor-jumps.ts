import { hydration } from '#browser/hydration.ts';
import { nextTask } from '#browser/next-task.ts';

/**
 * Lets the browser show the target of an in-page link before the router renders what reads the address: React renders
 * at once what an event of the history changes. Call it before the router is created.
 */
export function showAnchorsBeforeRendering(): void {
  window.addEventListener('popstate', (event) => {
    // Entries of the router have a state.
    if (event.state !== null || !event.isTrusted) return;
    event.stopImmediatePropagation();
    // The router would discard the server's page, whose code is not here yet.
    if (!hydration.isComplete) return;
    requestAnimationFrame(() => {
      void nextTask().then(() => window.dispatchEvent(new PopStateEvent('popstate')));
    });
  });
}
