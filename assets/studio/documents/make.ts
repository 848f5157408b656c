/**
 * Prints the working papers and the sample pages from the site's own texts:
 * `node --import tsx assets/studio/documents/make.ts [name…]`.
 */
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { plainText } from '#lib/inline-markup.ts';
import { contentsOf, type Paper } from './html.ts';
import { allPrints, hashOf, sourceHash, type Printed } from './prints.ts';

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, '../../documents');
const run = promisify(execFile);

const faces = [
  ['Display', 'EBGaramond-Medium', 500, 'normal'],
  ['Display', 'EBGaramond-MediumItalic', 500, 'italic'],
  // The medium italic has no squared sign; without this a face of the machine would stand in for it.
  ['Display', 'EBGaramond-Italic', 500, 'italic', 'U+B2'],
  ['Text', 'AtkinsonHyperlegibleNext-Regular', 400, 'normal'],
  ['Text', 'AtkinsonHyperlegibleNext-Italic', 400, 'italic'],
  ['Text', 'AtkinsonHyperlegibleNext-SemiBold', 600, 'normal'],
] as const;

const fontFaces = faces
  .map(([family, file, weight, style, only = 'U+0-10FFFF']) => {
    const url = pathToFileURL(join(here, '../../fonts', `${file}.ttf`)).href;
    return `@font-face{font-family:'${family}';src:url('${url}');font-weight:${weight};font-style:${style};unicode-range:${only}}`;
  })
  .join('\n');

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-pdf-header-footer',
  '--generate-pdf-document-outline',
  '--export-tagged-pdf',
];

async function print(html: string, pdf: string, folder: string): Promise<void> {
  const page = join(folder, 'paper.html');
  writeFileSync(page, html);
  await run(
    process.env.CHROMIUM ?? '/usr/bin/chromium',
    [
      ...flags,
      `--user-data-dir=${join(folder, 'profile')}`,
      `--print-to-pdf=${pdf}`,
      pathToFileURL(page).href,
    ],
    { timeout: 120_000 },
  );
}

const squeeze = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The page on which each heading came to stand, read back from a first printing. */
function pageNumbers(paper: Paper, pdf: string): Map<string, number> {
  const pages = execFileSync('pdftotext', [pdf, '-'], { encoding: 'utf8' })
    .split('\f')
    .map(squeeze);
  const found = new Map<string, number>();
  let from = 1;
  for (const row of contentsOf(paper)) {
    const title = squeeze(plainText(row.title));
    const first = pages.findIndex((text, i) => {
      if (i < from) return false;
      // The contents list itself stands on the second page, above the first headings.
      return i === 1 ? text.split(title).length > 2 : text.includes(title);
    });
    if (first < 0) continue;
    from = first;
    found.set(row.href, first + 1);
  }
  return found;
}

const wanted = process.argv.slice(2);
const record = join(here, 'printed.json');
let printed: Printed = JSON.parse(readFileSync(record, 'utf8'));
mkdirSync(out, { recursive: true });
for (const one of allPrints()) {
  if (wanted.length > 0 && !wanted.includes(one.name)) continue;
  const folder = mkdtempSync(join(tmpdir(), 'paper-'));
  try {
    const pdf = join(out, `${one.name}.pdf`);
    let pages = new Map<string, number>();
    if (one.paper !== null) {
      const draft = join(folder, 'draft.pdf');
      await print(one.html(fontFaces, pages), draft, folder);
      pages = pageNumbers(one.paper, draft);
    }
    await print(one.html(fontFaces, pages), pdf, folder);
    printed = {
      ...printed,
      [one.name]: { source: sourceHash(one), pdf: hashOf(readFileSync(pdf)) },
    };
    writeFileSync(record, `${JSON.stringify(printed, null, 2)}\n`);
    console.log(one.name, `${Math.round(statSync(pdf).size / 1024)} kB`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
