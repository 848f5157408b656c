import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { keepInstallPrompt } from '#features/install/install-prompt.ts';
import { goOnAtLastPage } from '#features/install/last-page.ts';
import { applyReadingChoices } from '#features/reading-aids/reading-choices.ts';
import { App } from './app.tsx';
import type { DrawPage } from './app.tsx';
import { startBackgroundWork } from './background-work.ts';
import { takeBeforeProgram } from './before-program.ts';
import { drawPagesAfter, drawWantedPage } from './browser-pages.tsx';
import { fetchPagesPointedAt } from './next-page.ts';
import './styles.ts';

async function start(): Promise<void> {
  applyReadingChoices();
  const before = takeBeforeProgram();
  keepInstallPrompt(before.installPrompt);
  const stateElement = document.getElementById('app-state');
  if (goOnAtLastPage(stateElement !== null)) return;
  // From here on, styles may fade and pulse: a script is there to end it.
  document.documentElement.dataset['script'] = '';
  const container = document.getElementById('app');
  if (!container) throw new Error('index.html has no #app');
  const app = (drawPage: DrawPage) => (
    <BrowserRouter>
      <App drawPage={drawPage} />
    </BrowserRouter>
  );
  if (document.getElementById('app-state')) {
    const drawPage = drawPagesAfter(window.location, before);
    // In small pieces, between which the browser answers the reader.
    startTransition(() => {
      hydrateRoot(container, app(drawPage));
    });
  } else {
    // The service worker answered with the bare shell: what is readable comes from the device.
    const [{ queryClient }, { restoreQueries }] = await Promise.all([
      import('./browser-reads.tsx'),
      import('#offline/query-persister.ts'),
    ]);
    await restoreQueries(queryClient);
    createRoot(container).render(app(drawWantedPage));
  }
  fetchPagesPointedAt();
  await startBackgroundWork();
}

void start();
