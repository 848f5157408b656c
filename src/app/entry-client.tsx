import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { captureInstallPrompt } from '#features/install/install-prompt.ts';
import { applyReadingChoices } from '#features/reading-aids/reading-choices.ts';
import { listenForBackButton } from '#browser/back-button.ts';
import { completeHydration } from '#browser/hydration.ts';
import { loadOptional } from '#browser/load-optional.ts';
import { nextTask } from '#browser/next-task.ts';
import { isBrowserTooOld, markScripted, markUnscripted } from '#browser/scripted.ts';
import { isTranslated, restoreTranslatedTexts } from '#browser/page-translation.ts';
import { whenIdle } from '#browser/when-idle.ts';
import { isInstalledStart } from '#shared/installed-start.ts';
import { showAnchorsBeforeRendering } from './anchor-jumps.ts';
import { App } from './app.tsx';
import type { RenderPage } from './app.tsx';
import { hydratedPages, isFromServer, lazyPages } from './browser-pages.tsx';
import { hideNativePressesDuringHydration } from './native-presses.ts';
import { prefetchOnIntent } from './prefetch-pages.ts';
import { whenWorthRetrying } from './when-worth-retrying.ts';
import './styles.ts';

async function start(): Promise<void> {
  const isRendered = isFromServer();
  if (isRendered && isBrowserTooOld()) return;
  // Where something on the way has altered the document, its inline script has not run.
  markScripted();
  applyReadingChoices();
  captureInstallPrompt();
  if (isInstalledStart(window.location)) {
    const code = await loadOptional(() => import('#features/install/last-page.ts'));
    if (code?.resumeAtLastPage(isRendered)) return;
  }
  listenForBackButton();
  showAnchorsBeforeRendering();
  restoreTranslatedTexts();
  const container = document.getElementById('app');
  if (!container) throw new Error('the document has no #app');
  const app = (renderPage: RenderPage) => (
    <BrowserRouter>
      <App renderPage={renderPage} />
    </BrowserRouter>
  );
  if (isRendered) {
    hideNativePressesDuringHydration();
    // As a transition, so that the browser can respond to the reader in between.
    const wasTranslated = isTranslated();
    startTransition(() => {
      hydrateRoot(container, app(hydratedPages(window.location)), {
        // React renders a part anew whose words are not those of the server: translated, it's no fault of ours.
        onRecoverableError(error) {
          if (!wasTranslated && !isTranslated()) reportError(error);
        },
      });
    });
  } else {
    completeHydration();
    createRoot(container).render(app(lazyPages()));
  }
  prefetchOnIntent();
  await startBackgroundWork();
}

/** What can wait until the page is idle, its code as well. */
async function startBackgroundWork(): Promise<void> {
  await whenIdle();
  const code = await loadOptional(() => import('./background-work.ts'));
  if (code) return code.startBackgroundWork();
  await whenWorthRetrying();
  return startBackgroundWork();
}

// A tap that came while the code was evaluated is answered first.
void nextTask()
  .then(start)
  .catch((error: unknown) => {
    markUnscripted();
    throw error;
  });
