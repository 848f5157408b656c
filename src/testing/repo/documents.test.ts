import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allPrints, hashOf, sourceHash } from '../../../assets/studio/documents/prints.ts';
import type { Printed } from '../../../assets/studio/documents/prints.ts';
import { documents } from '#content/documents/documents.ts';
import { reports } from '#content/reports.ts';
import { samplePageOf } from '#shared/sample-pages.ts';
import { renderPage } from '../support/render-page.ts';

const LIMIT = 600 * 1000;

describe.each(Object.entries(documents))('the working paper %s', (name, article) => {
  const file = `assets/documents/${name}.pdf`;
  // In Latin-1 every byte is a character, so that the uncompressed objects can be searched.
  const pdf = readFileSync(file, 'latin1');

  test('is a PDF small enough for a slow connection', () => {
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(statSync(file).size).toBeLessThanOrEqual(LIMIT);
  });

  test('is tagged, in Australian English, with an outline', () => {
    expect(pdf).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked\s+true/);
    expect(pdf).toMatch(/\/StructTreeRoot\s+\d+ 0 R/);
    expect(pdf).toMatch(/\/Lang\s*\(en-AU\)/);
    expect(pdf).toMatch(/\/Outlines\s+\d+ 0 R/);
  });

  test('carries its title', () => {
    expect(pdf).toContain(`/Title (${article.title}: a working paper by Natural Building Design)`);
  });

  test('embeds TrueType outlines and no Type 3 font', () => {
    expect(pdf).toContain('/FontFile2');
    expect(pdf).not.toMatch(/\/Subtype\s*\/Type3/);
    const faces = [...pdf.matchAll(/\/BaseFont\s*\/[A-Z]{6}\+(\w+)/g)].map(([, face = '']) => face);
    expect(faces.filter((face) => !/^(?:EBGaramond|AtkinsonHyperlegibleNext)/.test(face))).toEqual(
      [],
    );
  });

  test('is A4', () => {
    const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(boxes.length).toBeGreaterThan(0);
    for (const [, width, height] of boxes) {
      expect(Number(width)).toBeCloseTo(595, 0);
      expect(Number(height)).toBeCloseTo(842, 0);
    }
  });
});

const printed = JSON.parse(readFileSync('assets/studio/documents/printed.json', 'utf8')) as Printed;

test.each(allPrints())('$name.pdf was printed from the texts of today', (print) => {
  const pdf = readFileSync(`assets/documents/${print.name}.pdf`);
  expect(
    printed[print.name],
    `print again: node --import tsx assets/studio/documents/make.ts ${print.name}`,
  ).toEqual({ source: sourceHash(print), pdf: hashOf(pdf) });
});

describe.each(reports)('the sample page of the $title', ({ id, title }) => {
  const name = `sample-${id}`;

  test('says that it is a sample, of a block that does not exist', () => {
    const html = allPrints()
      .find((print) => print.name === name)
      ?.html('', new Map());
    expect(html).toContain(title);
    expect(html).toContain('<p class="sample">Sample</p>');
    expect(html).toMatch(/An imaginary (?:block|cottage|house): /);
    expect(html).toContain('nothing here was measured');
  });

  test('is one tap from its card, without script', async () => {
    const { html } = await renderPage('/design-services');
    expect(html).toContain(`<a href="${samplePageOf(id)}"`);
    expect(samplePageOf(id)).toBe(`/attached_assets/documents/${name}.pdf`);
  });

  test('is one A4 page with tags', () => {
    const pdf = readFileSync(`assets/documents/${name}.pdf`, 'latin1');
    expect(pdf).toMatch(/\/StructTreeRoot\s+\d+ 0 R/);
    expect([...pdf.matchAll(/\/MediaBox\s*\[0 0 59[45][\d.]* 84[12][\d.]*\]/g)]).toHaveLength(1);
  });
});
