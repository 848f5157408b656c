import { Suspense, lazy, useEffect } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavigateFunction } from 'react-router-dom';
import { arrival } from '#lib/arrival.ts';
import type { DrawPage } from './app.tsx';
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
export function drawPagesAfter(firstAddress: Location): DrawPage {
  const { pathname, search, hash } = firstAddress;
  const { route } = matchRoute(pathname);
  const asksForMore = route.begins === 'when-idle' || search !== '' || hash !== '';
  const main = document.getElementById('main');
  let follow: (path: string) => void = (path) => window.location.assign(path);
  const repeatActions = main ? rememberActions(main, (path) => follow(path)) : () => {};
  const head = [...document.head.querySelectorAll(headOfPage)];
  const leave = () => {
    // The head of a page that was never taken over belongs to nobody.
    for (const element of head) element.remove();
    repeatActions();
  };
  const FirstPage = lazy(async () => {
    const sign = nextSign();
    await (asksForMore ? Promise.race([whenIdle(), sign]) : sign);
    return { default: await loadPatiently(route) };
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

/** What a page puts into the head, see `PageHead`. */
const headOfPage = 'title, meta[name="description"], meta[name="robots"]';

async function loadPage(route: AppRoute): Promise<ComponentType> {
  const module = route.load();
  if (!route.reads) return (await module).Page;
  const isFromDevice = document.getElementById('app-state') === null;
  const [{ Page }, { Reads }] = await Promise.all([
    module,
    import('./browser-reads.tsx'),
    isFromDevice ? restoreReads() : null,
  ]);
  return () => (
    <Reads>
      <Page />
    </Reads>
  );
}

/** The page in the document can be read without its code: where that does not come now, it comes later. */
async function loadPatiently(route: AppRoute): Promise<ComponentType> {
  for (;;) {
    try {
      return await loadPage(route);
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
