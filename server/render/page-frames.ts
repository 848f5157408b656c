import { createHash } from 'node:crypto';
import type { AppRoute } from '#app/routes.tsx';
import { leadPicture } from './lead-picture.ts';
import { programStart, withoutProgram } from './program-start.ts';
import { routeHeads } from './route-heads.ts';
import type { BuildManifest } from './route-heads.ts';
import { speculationRules, speculationRulesHash } from './speculation.ts';
import { classesOf, usedStyles } from './used-styles.ts';

/** What the head of a document has beside the template's own elements. */
export interface PageFrame {
  html: string;
  /** Its inline style. */
  css: string;
  /** Hash of the inline style, for the content security policy: `sha256-…`. */
  styleHash: string;
  /** Likewise of the inline scripts. */
  scriptHashes: readonly string[];
}

/** The build taken apart into what the server puts together again for each page. */
export interface Frames {
  /** `index.html` without styles and program. */
  template: string;
  /**
   * The frame of a page: the styles that it uses go inline, and the program begins when the page is there.
   * @throws Error for a route that is not in the build
   */
  frameOf: (page: { routePath: string; html: string }) => PageFrame;
}

/**
 * @param index the built `index.html`
 * @param readFile gives the text of a built file
 * @throws Error when the build is incomplete
 */
export function pageFrames(
  index: string,
  manifest: BuildManifest,
  routes: readonly Pick<AppRoute, 'path' | 'page' | 'begins'>[],
  readFile: (file: string) => string,
): Frames {
  const heads = routeHeads(manifest, routes, readFile);
  const starts = new Map(
    routes.map(({ path, begins }) => [path, programStart(index, begins === 'when-idle')]),
  );
  return {
    template: withoutProgram(index).replace(/<link rel="stylesheet"[^>]*>/, ''),
    frameOf({ routePath, html }) {
      const head = heads.get(routePath);
      const start = starts.get(routePath);
      if (!head || !start) throw new Error(`no frame for the route ${routePath}`);
      // All of the program's: it comes with no other file. The page's own do, with its code.
      const css = head.programCss + usedStyles(head.pageCss, classesOf(html));
      return {
        html: `${leadPicture(html)}${head.links}<style>${css}</style>${speculationRules}${start.html}`,
        css,
        styleHash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
        scriptHashes: [speculationRulesHash, start.hash],
      };
    },
  };
}
