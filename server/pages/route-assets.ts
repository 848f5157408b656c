import { createHash } from 'node:crypto';
import type { DocumentAssets } from '#app/document.tsx';
import type { AppRoute } from '#app/routes.tsx';
import { isPreloadedFont } from '#shared/preloaded-fonts.ts';

/** One entry of Vite's build manifest, as far as it is used here. */
export interface ManifestChunk {
  file: string;
  css?: readonly string[];
  imports?: readonly string[];
}
export type BuildManifest = Readonly<Record<string, ManifestChunk>>;

const entry = 'index.html';
/** Loaded by a page that reads from the server, besides its own code. */
const reads = 'src/app/browser-query-client.tsx';

/** The built files of a route, with the hash of its inline style for the content security policy: `sha256-…`. */
export interface RouteAssets {
  assets: DocumentAssets;
  styleHash: string;
}

/**
 * The built files of all routes, by path.
 * @param readFile gives the text of a built file
 * @throws Error for a route whose page is not in the build
 */
export function routeAssets(
  manifest: BuildManifest,
  routes: readonly Pick<AppRoute, 'path' | 'page' | 'usesQueryClient'>[],
  readFile: (file: string) => string,
): ReadonlyMap<string, RouteAssets> {
  const address = (file: string) => `/${file}`;
  const bundle = filesOf(manifest, entry);
  const script = manifest[entry]?.file ?? '';
  const fonts = Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter(isPreloadedFont)
    .map(address);
  return new Map(
    routes.map((route) => {
      const page = filesOf(manifest, `src/pages/${route.page}.tsx`);
      const others = route.usesQueryClient ? filesOf(manifest, reads) : { styles: [], chunks: [] };
      const styles = [...new Set([...bundle.styles, ...page.styles, ...others.styles])];
      const chunks = new Set([...bundle.chunks, ...page.chunks, ...others.chunks]);
      const css = styles.map(readFile).join('');
      const assets = {
        css,
        sheets: styles.map(address),
        fonts,
        script: address(script),
        chunks: [...chunks].filter((file) => file !== script).map(address),
        webManifest: '/manifest.webmanifest',
      };
      return [route.path, { assets, styleHash: styleHashOf(css) }];
    }),
  );
}

/** What the content security policy allows an inline style by. */
export const styleHashOf = (css: string): string =>
  `sha256-${createHash('sha256').update(css).digest('base64')}`;

/** Styles and chunks of a source file with everything it imports statically; imports come first. */
function filesOf(manifest: BuildManifest, source: string) {
  const styles = new Set<string>();
  const chunks = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    if (chunks.has(chunk.file)) return;
    chunks.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const file of chunk.css ?? []) styles.add(file);
  };
  visit(source);
  return { styles, chunks };
}
