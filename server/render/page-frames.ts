import { createHash } from 'node:crypto';
import type { AppRoute } from '#app/routes.tsx';
import { leadPicture } from './lead-picture.ts';
import { programStart, sheetsOf, withoutProgram } from './program-start.ts';
import { isFontSheet, routeHeads } from './route-heads.ts';
import type { BuildManifest } from './route-heads.ts';
import { speculationRules, speculationRulesHash } from './speculation.ts';
import { classesOf, usedStyles } from './used-styles.ts';

/** What the head of a document has beside the template's own elements. */
export interface PageFrame {
  html: string;
  /** Hashes of the inline styles, for the content security policy: `sha256-…`. */
  styleHashes: readonly string[];
  /** Likewise of the inline scripts. */
  scriptHashes: readonly string[];
}

/** The build taken apart into what the server puts together again for each page. */
export interface Frames {
  /** `index.html` without styles, program, comments and indentation. */
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
  const [sheet, ...others] = sheetsOf(index).filter((file) => !isFontSheet(readFile(file)));
  if (sheet === undefined || others.length > 0) {
    throw new Error('the program of the build has not one style sheet beside the letters');
  }
  const starts = new Map(
    routes.map(({ path, begins }) => [path, programStart(index, sheet, begins === 'when-idle')]),
  );
  return {
    template: withoutProgram(index)
      .replaceAll(/<!--(?!app-).*?-->/gs, '')
      .replaceAll(/\s*\n\s*/g, '\n'),
    frameOf({ routePath, html }) {
      const head = heads.get(routePath);
      const start = starts.get(routePath);
      if (!head || !start) throw new Error(`no frame for the route ${routePath}`);
      // What else is in the sheets comes with the code: the program's between these two, the page's behind them.
      const classes = classesOf(html);
      const styles = [
        head.fontCss + usedStyles(head.programCss, classes),
        usedStyles(head.pageCss, classes),
      ];
      const elements = styles.map((css) => `<style>${css}</style>`).join('');
      return {
        html: `${leadPicture(html)}${head.links}${elements}${speculationRules}${start.html}`,
        styleHashes: styles.map(
          (css) => `sha256-${createHash('sha256').update(css).digest('base64')}`,
        ),
        scriptHashes: [speculationRulesHash, start.hash],
      };
    },
  };
}
