import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentSizes } from './media/documents.generated.ts';

test('names the size of every paper as it is', () => {
  const folder = 'assets/documents';
  const papers = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
  expect(documentSizes).toEqual(
    Object.fromEntries(
      papers.map((name) => [
        `/attached_assets/documents/${name}`,
        readFileSync(`${folder}/${name}`).length,
      ]),
    ),
  );
});
