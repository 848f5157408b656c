import { lazy } from 'react';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import { routes } from './routes.tsx';
import type { AppRoute } from './routes.tsx';
import type { PageModule } from '#pages/page-module.ts';

const modules = new Map<AppRoute, PageModule>();
const lazyPages = new Map<AppRoute, ComponentType>();

/** Loads a page's module once; a page that is already here renders without suspending. */
export async function loadPage(route: AppRoute): Promise<PageModule> {
  const known = modules.get(route);
  if (known) return known;
  const module = await route.load();
  modules.set(route, module);
  return module;
}

/** The component of a route: the loaded one, or one that suspends while its chunk comes. */
export function pageComponentOf(route: AppRoute): ComponentType {
  const known = modules.get(route);
  if (known) return known.Page;
  let page = lazyPages.get(route);
  if (!page) {
    page = lazy(async () => ({ default: (await loadPage(route)).Page }));
    lazyPages.set(route, page);
  }
  return page;
}

const routeObjects = routes.map((route) => ({ path: route.path, route }));

/** The route of a path, with its parameters; the last route of the list matches everything. */
export function matchRoute(pathname: string): {
  route: AppRoute;
  params: Readonly<Record<string, string | undefined>>;
} {
  const match = matchRoutes(routeObjects, pathname)?.at(-1);
  const last = routeObjects.at(-1);
  if (match) return { route: match.route.route, params: match.params };
  if (last) return { route: last.route, params: {} };
  throw new Error('the list of routes is empty');
}
