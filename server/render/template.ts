import type { RenderedPage } from '#app/entry-server.tsx';

const marks = ['<!--app-head-->', '<!--app-html-->', '<!--app-state-->'] as const;

/**
 * Puts a rendered page into the built `index.html`.
 * @param head elements the route needs beside what the page rendered
 * @throws Error when the template has lost one of its marks: the build is broken, and a start must say so
 */
export function fillTemplate(template: string, page: RenderedPage, head: string): string {
  const values = [
    page.head + head,
    page.html,
    `<script type="application/json" id="app-state">${page.state}</script>`,
  ];
  return marks.reduce((html, mark, index) => {
    const [before, after] = html.split(mark);
    if (before === undefined || after === undefined) throw new Error(`index.html has no ${mark}`);
    return before + values[index] + after;
  }, template);
}
