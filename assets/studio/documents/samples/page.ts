/** One page of a report as the practice sends it, of a block that does not exist. */

/** The page by which a report is shown before anybody orders it. */
export interface Sample {
  /** Id of the report in the price list; its PDF is `sample-<report>.pdf`. */
  report: string;
  /** Number of the page in the report, and how many it has. */
  page: readonly [number, number];
  /** What this page of the report is about. */
  heading: string;
  /** What the block is, in a few words: all of it is made up. */
  block: string;
  accent: string;
  parts: readonly Part[];
}

type Part =
  | { kind: 'text'; title: string; text: string }
  | { kind: 'list'; title: string; items: readonly string[] }
  | { kind: 'table'; title: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'drawing'; svg: string; caption: string };

export const sampleName = ({ report }: Pick<Sample, 'report'>) => `sample-${report}`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const part = (of: Part): string => {
  switch (of.kind) {
    case 'text':
      return `<section><h2>${escape(of.title)}</h2><p>${escape(of.text)}</p></section>`;
    case 'list':
      return `<section><h2>${escape(of.title)}</h2><ul>${of.items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul></section>`;
    case 'table': {
      const head = of.head.map((cell) => `<th scope="col">${escape(cell)}</th>`).join('');
      const rows = of.rows.map(
        (row) =>
          `<tr>${row.map((cell, i) => (i === 0 ? `<th scope="row">${escape(cell)}</th>` : `<td>${escape(cell)}</td>`)).join('')}</tr>`,
      );
      return `<section><h2>${escape(of.title)}</h2><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
    }
    case 'drawing':
      return `<figure>${of.svg}<figcaption>${escape(of.caption)}</figcaption></figure>`;
  }
};

export function sampleHtml(sample: Sample, title: string, css: string): string {
  const [page, pages] = sample.page;
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>Sample page: ${escape(title)}</title>
<style>:root{--accent:${sample.accent}}${css}</style></head><body><main>
<header><p class="practice">Natural Building Design</p><p class="sample">Sample</p></header>
<p class="report">${escape(title)}</p>
<h1>${escape(sample.heading)}</h1>
<p class="block"><strong>${escape(sample.block)}</strong> Nobody owns it, and nothing here was measured: the page shows how a report reads.</p>
${sample.parts.map(part).join('\n')}
<footer><p>Page ${page} of ${pages} of an imaginary report</p><p>Sample, November 2026</p></footer>
</main></body></html>`;
}
