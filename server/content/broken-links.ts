import { sources } from '#content/sources.ts';
import { permitSources } from '#content/tools/permit-sources.ts';
import { toolSources } from '#content/tools/sources.ts';
import type { ContentKindName } from '#shared/content-kinds/kinds.ts';
import { linkTargetsOf } from '#shared/content-kinds/texts.ts';

/** Paths that links may lead to although they are no public pages: files, and the offline page. */
const files = /^\/(?:offline$|attached_assets(?:_compressed)?|feed\.xml|sitemap\.xml)(?:\/|$)/;

const ofTools = { ...toolSources, ...permitSources };

/** The sources that a text of this kind can cite, by id. */
export function sourcesOf(kind: ContentKindName): object {
  if (kind === 'tool') return ofTools;
  // Coming-soon pages do not load the list of sources.
  return kind === 'coming-soon' ? {} : sources;
}

/**
 * Finds links in a body that lead to no page of the site and to no source; returns a message by the path of the field.
 * @param citable the sources that the body can cite, by id
 */
export function brokenLinks(
  body: unknown,
  publicPaths: ReadonlySet<string>,
  citable: object,
  path = '',
): Record<string, string> {
  if (typeof body === 'string') {
    const wrong = linkTargetsOf(body).find(
      (target) => !isKnownTarget(target, publicPaths, citable),
    );
    return wrong === undefined
      ? {}
      : { [path]: `There’s no page at “${wrong}”. Check the link, or write the whole address.` };
  }
  if (typeof body !== 'object' || body === null) return {};
  const found = Object.entries(body).map(([key, inner]) =>
    brokenLinks(inner, publicPaths, citable, path === '' ? key : `${path}.${key}`),
  );
  return Object.assign({}, ...found) as Record<string, string>;
}

function isKnownTarget(target: string, publicPaths: ReadonlySet<string>, citable: object): boolean {
  if (target.startsWith('source:')) return Object.hasOwn(citable, target.slice('source:'.length));
  if (!target.startsWith('/')) return true;
  const [path = ''] = target.split(/[?#]/);
  return publicPaths.has(path) || files.test(path);
}
