import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documents } from '#content/documents/documents.ts';

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
