import type { AppRoute } from '#app/routes.tsx';

/** One entry of Vite's build manifest, as far as it is used here. */
export interface ManifestChunk {
  file: string;
  css?: readonly string[];
  imports?: readonly string[];
}
export type BuildManifest = Readonly<Record<string, ManifestChunk>>;

const entry = 'index.html';

/** What the document of one route carries in its head beside the template. */
export interface RouteHead {
  /** The letters, put inline with what a document uses of the others: the first view waits for no second request. */
  fontCss: string;
  /** Styles of the program. */
  programCss: string;
  /** Those of the page, which come behind them in the cascade. */
  pageCss: string;
  /** `<link>` elements: the fonts. */
  links: string;
}

/**
 * The heads of all routes.
 * @param readFile gives the text of a built file
 * @throws Error for a route whose page is not in the build
 */
export function routeHeads(
  manifest: BuildManifest,
  routes: readonly Pick<AppRoute, 'path' | 'page'>[],
  readFile: (file: string) => string,
): ReadonlyMap<string, RouteHead> {
  const first = filesOf(manifest, entry);
  const ofProgram = [...first.styles].map(readFile);
  const fontCss = ofProgram.filter(isFontSheet).join('');
  const programCss = ofProgram.filter((css) => !isFontSheet(css)).join('');
  // Every page has a footer with all three faces in it, so the first layout asks for each of them anyway;
  // rarer letters and the outdoor mode's come when they are wanted.
  const fonts = Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => file.endsWith('.woff2') && !/-(?:more|strong)-/.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`);
  return new Map(
    routes.map(({ path, page }) => {
      const { styles } = filesOf(manifest, `src/pages/${page}.tsx`);
      const ofPage = [...styles].filter((file) => !first.styles.has(file));
      const pageCss = ofPage.map(readFile).join('');
      return [path, { fontCss, programCss, pageCss, links: fonts.join('') }];
    }),
  );
}

/** A sheet of letters alone: asked for twice, it would set the whole page anew. */
export function isFontSheet(css: string): boolean {
  return css.replaceAll(/@font-face\{[^}]*\}/g, '').trim() === '';
}

/** Styles and chunks of a source file with everything it imports statically; what it imports comes first. */
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
  return { styles };
}
