import { matchRoutes } from 'react-router-dom';
import type { AppRoute } from '#app/routes.tsx';
import { isContentType } from '#shared/content-types/types.ts';
import { paths } from '#shared/paths.ts';
import { questionnaireKinds } from '#shared/questionnaires/definition.ts';

/** Query parameters that change what a page renders: their allowed values, by path and name. All others are ignored. */
type RenderedQueries = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** A document with the one address under which it is rendered and cached. */
export interface DocumentAddress {
  /** `missing`: one address for all paths with the same “not found” page; a hidden entry has one of its own. */
  kind: 'page' | 'missing';
  path: string;
  /** Path and query. */
  url: string;
}

/** The result for a request: a document, or a redirect to its canonical path. */
export type PageAddress = DocumentAddress | { kind: 'redirect'; path: string };

export interface PageAddresses {
  /** The page at exactly this path, without matching a route. */
  exact(pathname: string, query: string): DocumentAddress | undefined;
  find(pathname: string, query: string): PageAddress;
}

/**
 * Maps every request to one of the addresses that are rendered, so that nobody can make the server render more
 * documents than there are.
 * @param isPublic whether a project or an article is at a path
 * @param isTakenDown whether the owner has taken down what was there: its page says so
 * @param sectionsOfProcess anchors of the page on the design process, drafts included
 */
export function pageAddresses(
  routes: readonly Pick<AppRoute, 'path'>[],
  isPublic: (path: string) => boolean,
  isTakenDown: (path: string) => boolean,
  sectionsOfProcess: () => readonly string[],
): PageAddresses {
  const routeObjects = routes.map(({ path }) => ({ path }));
  const fixed = new Set(routes.map(({ path }) => path).filter((path) => !/[:*]/.test(path)));
  const isPage = (path: string) => fixed.has(path) || isPublic(path);
  const renderedQueries = (): RenderedQueries => ({
    [paths.philosophyProcess]: { section: sectionsOfProcess(), draft: ['true'] },
    [paths.designServices]: { questionnaire: questionnaireKinds },
  });

  function exact(pathname: string, query: string): DocumentAddress | undefined {
    if (!isPage(pathname)) return undefined;
    return {
      kind: 'page',
      path: pathname,
      url: pathname + renderedQuery(query, () => renderedQueries()[pathname]),
    };
  }

  return {
    exact,
    find(pathname, query) {
      const page = exact(pathname, query);
      if (page) return page;
      const match = isDecodable(pathname) ? matchRoutes(routeObjects, pathname)?.at(-1) : undefined;
      const pattern = match?.route.path;
      if (!match || pattern === undefined || pattern === '*') return missing('/404');
      const path = withParameters(pattern, (name) => encodeURIComponent(match.params[name] ?? ''));
      if (isTakenDown(path)) return path === pathname ? missing(path) : { kind: 'redirect', path };
      if (isPage(path)) return { kind: 'redirect', path };
      return missing(
        withParameters(pattern, (name) => {
          const value = match.params[name] ?? '';
          // The editor of an entry differs by its kind.
          if (name === 'kind' && isContentType(value)) return value;
          // The page for an unknown number differs from the one for something that is not a number.
          return /^\d+$/.test(value) ? '0' : '-';
        }),
      );
    },
  };
}

/** Whether a path can be percent-decoded; the router would log a warning for each that cannot. */
function isDecodable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

const missing = (path: string): DocumentAddress => ({ kind: 'missing', path, url: path });

const withParameters = (pattern: string, valueOf: (name: string) => string) =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => valueOf(name));

/** The part of a query that changes what the page renders, in a fixed order, with its `?`; empty if nothing does. */
function renderedQuery(query: string, valuesOf: () => RenderedQueries[string] | undefined): string {
  const values = query === '' ? undefined : valuesOf();
  if (!values) return '';
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const [name, known] of Object.entries(values)) {
    const value = given.get(name);
    if (value !== null && known.includes(value)) kept.set(name, value);
  }
  return kept.size === 0 ? '' : `?${kept.toString()}`;
}
