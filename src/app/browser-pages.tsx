import { Suspense, lazy, useEffect } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavigateFunction } from 'react-router-dom';
import { arrival } from '#lib/arrival.ts';
import type { DrawPage } from './app.tsx';
import type { BeforeProgram } from './before-program.ts';
import { rememberActions } from './early-actions.ts';
import { matchRoute } from './match-route.ts';
import { nextSign, whenIdle } from './reader.ts';
import { restoreReads } from './restored-reads.ts';
import type { AppRoute } from './routes.tsx';

type LazyPage = LazyExoticComponent<ComponentType>;

const pages = new Map<AppRoute, LazyPage>();

/** Draws pages that come when they are wanted. While a next one is on its way, the router keeps the last on the screen. */
export const drawWantedPage: DrawPage = (route) => {
  let Page = pages.get(route);
  if (!Page) {
    Page = lazy(async () => ({ default: await loadPage(route) }));
    pages.set(route, Page);
  }
  return (
    <>
      <Page />
      <Arrived />
    </>
  );
};

/**
 * Draws pages, of which the first stands in the document already and is left as it is until a reader does something
 * with it. A page that shows what is on this device, or whose address asks for something, is taken over when the
 * browser is idle. What is pressed or typed before is done again afterwards.
 */
export function drawPagesAfter(firstAddress: Location, before: BeforeProgram): DrawPage {
  const { pathname, search, hash } = firstAddress;
  const { route } = matchRoute(pathname);
  const asksForMore = route.begins === 'when-idle' || search !== '' || hash !== '';
  const main = document.getElementById('main');
  let follow: (path: string) => void = (path) => window.location.assign(path);
  const repeatActions = main
    ? rememberActions(main, (path) => follow(path), before.used)
    : () => {};
  // What stands around the page answers as soon as the program does.
  const around = [...before.used].filter((element) => !main?.contains(element));
  const repeatAround = () => {
    for (const element of around.splice(0)) if (element instanceof HTMLElement) element.click();
  };
  const head = [...document.head.querySelectorAll(headOfPage)];
  const leave = () => {
    // The head of a page that was never taken over belongs to nobody.
    for (const element of head) element.remove();
    repeatActions();
  };
  // Watched for from here on, whenever the browser comes round to drawing.
  const sign = before.isTouched ? Promise.resolve() : nextSign();
  const FirstPage = lazy(async () => {
    await (asksForMore ? Promise.race([whenIdle(), sign]) : sign);
    return { default: await loadPatiently(firstAddress) };
  });
  return (wanted, address) => {
    if (address !== pathname) {
      return (
        <>
          <Left onLeft={leave} />
          {drawWantedPage(wanted, address)}
        </>
      );
    }
    return (
      <>
        <Navigation
          onReady={(navigate) => {
            follow = navigate;
            sayThatProgramAnswers();
            setTimeout(repeatAround);
          }}
        />
        <Suspense>
          <FirstPage />
          <Arrived onArrived={repeatActions} />
        </Suspense>
      </>
    );
  };
}

/** From here on, links are the router's, and styles may fade: a script is there to end it. */
export function sayThatProgramAnswers(): void {
  document.documentElement.dataset['script'] = '';
}

/** What a page puts into the head, see `PageHead`. */
const headOfPage = 'title, meta[name="description"], meta[name="robots"]';

/** @param address of the page in the document: what the server read for it and left out is read again */
async function loadPage(route: AppRoute, address?: Location): Promise<ComponentType> {
  const module = route.load();
  if (!route.reads) return (await module).Page;
  const isFromDevice = document.getElementById('app-state') === null;
  const [{ Page, prepare }, { Reads, prepareAgain }] = await Promise.all([
    module,
    import('./browser-reads.tsx'),
    isFromDevice ? restoreReads() : null,
  ]);
  if (address && prepare) {
    const { params } = matchRoute(address.pathname);
    await prepareAgain(prepare, { params, search: new URLSearchParams(address.search) });
  }
  return () => (
    <Reads>
      <Page />
    </Reads>
  );
}

/** The page in the document can be read without its code: where that does not come now, it comes later. */
async function loadPatiently(address: Location): Promise<ComponentType> {
  const { route } = matchRoute(address.pathname);
  for (;;) {
    try {
      return await loadPage(route, address);
    } catch {
      await nextSign();
    }
  }
}

/** Stands beside a page: from its first effect on, the page answers. */
function Arrived({ onArrived }: { onArrived?: () => void }) {
  useEffect(() => {
    if (arrival.isComplete) return;
    arrival.isComplete = true;
    // After React has finished: an event inside its own effect would find the old state.
    if (onArrived) setTimeout(onArrived);
  }, [onArrived]);
  return null;
}

/** Stands before the first page: from its first effect on, links are the router's. */
function Navigation({ onReady }: { onReady: (navigate: NavigateFunction) => void }) {
  const navigate = useNavigate();
  useEffect(() => onReady(navigate), [navigate, onReady]);
  return null;
}

/** Stands before a later page: the first one may have been left before it was taken over. */
function Left({ onLeft }: { onLeft: () => void }) {
  useEffect(() => {
    if (!arrival.isComplete) onLeft();
  }, [onLeft]);
  return null;
}
