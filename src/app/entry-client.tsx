import { hydrate } from '@tanstack/react-query';
import type { DehydratedState } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { keepInstallPrompt } from '#features/install/install-prompt.ts';
import { goOnAtLastPage } from '#features/install/last-page.ts';
import { applyReadingChoices } from '#features/reading-aids/reading-choices.ts';
import { App } from './app.tsx';
import { loadPage, matchRoute } from './loaded-pages.ts';
import { createQueryClient } from './query-client.ts';
import { startBackgroundWork } from './background-work.ts';
import './styles.ts';

async function start(): Promise<void> {
  applyReadingChoices();
  keepInstallPrompt();
  const stateElement = document.getElementById('app-state');
  if (goOnAtLastPage(stateElement !== null)) return;
  // From here on, styles may fade and pulse: a script is there to end it.
  document.documentElement.dataset['script'] = '';
  const container = document.getElementById('app');
  if (!container) throw new Error('index.html has no #app');
  const queryClient = createQueryClient();
  const app = (
    <BrowserRouter>
      <App queryClient={queryClient} />
    </BrowserRouter>
  );
  const page = loadPage(matchRoute(window.location.pathname).route);
  if (stateElement?.textContent) {
    // Written by our own server into our own page, escaped there.
    hydrate(queryClient, JSON.parse(stateElement.textContent) as DehydratedState);
    await page;
    hydrateRoot(container, app);
  } else {
    // The service worker answered with the bare shell: what is readable comes from the device.
    const { restoreQueries } = await import('#offline/query-persister.ts');
    await Promise.all([restoreQueries(queryClient), page.catch(() => undefined)]);
    createRoot(container).render(app);
  }
  startBackgroundWork(queryClient);
}

void start();
