import { matchRoutes } from 'react-router-dom';
import { routes } from './routes.tsx';
import type { AppRoute } from './routes.tsx';

/** Looked up directly: to compile the patterns of all routes takes a phone thirty milliseconds. */
const byPath = new Map(routes.map((route) => [route.path, route]));
const routeObjects = routes.map((route) => ({ path: route.path, route }));

/** The route of a path, with its parameters; the last route of the list matches everything. */
export function matchRoute(pathname: string): {
  route: AppRoute;
  params: Readonly<Record<string, string | undefined>>;
} {
  const exact = pathname.includes(':') ? undefined : byPath.get(pathname);
  if (exact) return { route: exact, params: {} };
  const match = matchRoutes(routeObjects, pathname)?.at(-1);
  const last = routeObjects.at(-1);
  if (match) return { route: match.route.route, params: match.params };
  if (last) return { route: last.route, params: {} };
  throw new Error('the list of routes is empty');
}
