import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentSizes, videoSizes } from './media/documents.generated.ts';

test.each([
  ['documents', '.pdf', documentSizes],
  ['videos', '.mp4', videoSizes],
])('states the real size of every file in %s', (folder, ending, sizes) => {
  const names = readdirSync(`assets/${folder}`).filter((name) => name.endsWith(ending));
  expect(sizes).toEqual(
    Object.fromEntries(
      names.map((name) => [
        `/attached_assets/${folder}/${name}`,
        readFileSync(`assets/${folder}/${name}`).length,
      ]),
    ),
  );
});
