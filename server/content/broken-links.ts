import { sources } from '#content/sources.ts';
import { permitSources } from '#content/tools/permit-sources.ts';
import { toolSources } from '#content/tools/sources.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { linkTargetsOf } from '#shared/content-types/texts.ts';

/** Paths that links may lead to although they are no public pages: files, and the offline page. */
const files = /^\/(?:offline$|attached_assets(?:_compressed)?|feed\.xml|sitemap\.xml)(?:\/|$)/;

const ofTools = { ...toolSources, ...permitSources };

/** The sources that a text of this kind can cite, by id. */
export function sourcesOf(kind: ContentTypeName): object {
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
): Record<string, string> {
  const found: Record<string, string> = {};
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string') {
      const wrong = linkTargetsOf(value).find(
        (target) => !isKnownTarget(target, publicPaths, citable),
      );
      if (wrong === undefined) return;
      found[path] = `There’s no page at “${wrong}”. Check the link, or write the whole address.`;
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        visit(inner, path === '' ? key : `${path}.${key}`);
      }
    }
  };
  visit(body, '');
  return found;
}

function isKnownTarget(target: string, publicPaths: ReadonlySet<string>, citable: object): boolean {
  if (target.startsWith('source:')) return Object.hasOwn(citable, target.slice('source:'.length));
  if (!target.startsWith('/')) return true;
  const [path = ''] = target.split(/[?#]/);
  return publicPaths.has(path) || files.test(path);
}
