import { sources } from '#content/sources.ts';
import { linkTargetsOf } from '#shared/content-kinds/texts.ts';

/** Files that are no pages, and the one page that no search engine should list. */
const files = /^\/(?:offline$|attached_assets(?:_compressed)?|feed\.xml|sitemap\.xml)(?:\/|$)/;

/** Links within a body that lead to no page of the site and to no source, as a sentence by the path of the field. */
export function wrongLinks(
  body: unknown,
  publicPaths: ReadonlySet<string>,
  path = '',
): Record<string, string> {
  if (typeof body === 'string') {
    const wrong = linkTargetsOf(body).find((target) => !leadsSomewhere(target, publicPaths));
    return wrong === undefined
      ? {}
      : { [path]: `There’s no page at “${wrong}”. Check the link, or write the whole address.` };
  }
  if (typeof body !== 'object' || body === null) return {};
  const found = Object.entries(body).map(([key, inner]) =>
    wrongLinks(inner, publicPaths, path === '' ? key : `${path}.${key}`),
  );
  return Object.assign({}, ...found) as Record<string, string>;
}

function leadsSomewhere(target: string, publicPaths: ReadonlySet<string>): boolean {
  if (target.startsWith('source:')) return Object.hasOwn(sources, target.slice('source:'.length));
  if (!target.startsWith('/')) return true;
  const [path = ''] = target.split(/[?#]/);
  return publicPaths.has(path) || files.test(path);
}
