/** Everything that is printed, and what of it was printed last. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reports } from '#content/reports.ts';
import { resetClips } from './drawing/kit.ts';
import { paperHtml, type Paper } from './html.ts';
import { papers } from './papers.ts';
import { sampleHtml, sampleName } from './samples/page.ts';
import { samples } from './samples/samples.ts';

export interface Print {
  name: string;
  /** Null for a print of one page, which has no list of contents. */
  paper: Paper | null;
  html: (faces: string, pages: ReadonlyMap<string, number>) => string;
}

/** The hash of what a PDF was printed from, and that of the PDF. */
export type Printed = Readonly<Record<string, { source: string; pdf: string }>>;

const styles = (file: string) =>
  readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');

export function allPrints(): readonly Print[] {
  return [
    ...papers.map((make): Print => {
      resetClips();
      const paper = make();
      return {
        name: paper.name,
        paper,
        html: (faces, pages) => paperHtml(paper, faces + styles('print.css'), pages),
      };
    }),
    ...samples.map((make): Print => {
      resetClips();
      const sample = make();
      const report = reports.find(({ id }) => id === sample.report);
      if (report === undefined) throw new Error(`No report ${sample.report}`);
      return {
        name: sampleName(sample),
        paper: null,
        html: (faces) => sampleHtml(sample, report.title, faces + styles('samples/sample.css')),
      };
    }),
  ];
}

export const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex');

/** Without fonts and page numbers, which come from the machine that prints. */
export const sourceHash = (print: Print) => hashOf(print.html('', new Map()));
