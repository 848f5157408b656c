import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { keepInstallPrompt } from '#features/install/install-prompt.ts';
import { goOnAtLastPage } from '#features/install/last-page.ts';
import { applyReadingChoices } from '#features/reading-aids/reading-choices.ts';
import { arrival } from '#lib/arrival.ts';
import { App } from './app.tsx';
import type { DrawPage } from './app.tsx';
import { startBackgroundWork } from './background-work.ts';
import { takeBeforeProgram } from './before-program.ts';
import { drawPagesAfter, drawWantedPage, sayThatProgramAnswers } from './browser-pages.tsx';
import { layOutRest } from './lay-out-rest.ts';
import { fetchAllPages, fetchPagesPointedAt } from './next-page.ts';
import { afterRest, nextSign } from './reader.ts';
import './styles.ts';

async function start(): Promise<void> {
  applyReadingChoices();
  // The service worker answers with the bare shell where the server does not.
  const isFromDevice = document.getElementById('app-state') === null;
  // Somebody reads meanwhile: between loading the program and beginning it the browser answers.
  if (!isFromDevice) await new Promise((resolve) => setTimeout(resolve));
  const before = takeBeforeProgram();
  keepInstallPrompt(before.installPrompt);
  if (goOnAtLastPage(!isFromDevice)) return;
  const container = document.getElementById('app');
  if (!container) throw new Error('index.html has no #app');
  const app = (drawPage: DrawPage) => (
    <BrowserRouter>
      <App drawPage={drawPage} />
    </BrowserRouter>
  );
  if (isFromDevice) {
    // There is nothing of the server's to take over.
    arrival.isComplete = true;
    sayThatProgramAnswers();
    createRoot(container).render(app(drawWantedPage));
    void fetchAllPages();
  } else {
    const drawPage = drawPagesAfter(window.location, before);
    // In small pieces, between which the browser answers the reader.
    startTransition(() => {
      hydrateRoot(container, app(drawPage));
    });
    void layOutRest();
  }
  fetchPagesPointedAt();
  // A page that began by itself has its form or its lists to bring first.
  if (!isFromDevice && !before.isTouched) await Promise.race([nextSign(), afterRest()]);
  await startBackgroundWork();
  if (isFromDevice || !navigator.serviceWorker?.controller) return;
  await nextSign();
  await fetchAllPages();
}

void start();
