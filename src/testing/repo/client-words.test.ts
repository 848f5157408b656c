import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyPicture } from '#content/all-pictures.ts';
import { paymentText } from '#content/services.ts';
import { defaultRevisions } from '#server/content/default-revisions.ts';
import { seedContent } from '../support/render-page.ts';

const assets = 'dist/client/assets/';
if (!existsSync(assets)) throw new Error('no build: run `npm run build` first');

/** Types of which nothing ships with the release. */
const withoutText = ['practice', 'notice'];

/** Longer texts anywhere in a body. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length < 60 ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** A few consecutive words that only this text has, without markup and without characters that JavaScript escapes. */
function sampleOf(text: string): string | undefined {
  return [...text.matchAll(/[\p{L}\d ,.]{45,}/gu)]
    .map(([run]) => run.trim())
    .toSorted((one, other) => other.length - one.length)[0]
    ?.slice(0, 120);
}

/** Lists and cards show pictures with the alternative text of the catalogue. */
const elsewhere = JSON.stringify(everyPicture);

const files = readdirSync(assets)
  .filter((name) => /\.(?:js|css)$/.test(name))
  .map((name) => ({ name, text: readFileSync(assets + name, 'utf8') }));

test('finds a sentence that is in the client bundle', () => {
  const sample = sampleOf(paymentText.bankUnreachable) ?? 'nothing';
  expect(files.some((file) => file.text.includes(sample))).toBe(true);
});

test('the client bundle contains no sentence that the owner can change', () => {
  const entries = defaultRevisions(seedContent.release).filter(
    ({ kind }) => !withoutText.includes(kind),
  );
  const samples = entries.flatMap(({ kind, id, revision }) =>
    textsIn(revision.body).flatMap((text) => {
      const sample = sampleOf(text);
      return sample === undefined || elsewhere.includes(sample) ? [] : [{ kind, id, sample }];
    }),
  );
  const kinds = new Set(entries.map(({ kind }) => kind));
  expect(kinds).toContain('article');
  expect(new Set(samples.map(({ kind }) => kind))).toEqual(kinds);
  const found = samples.flatMap(({ kind, id, sample }) =>
    files
      .filter(({ text }) => text.includes(sample))
      .map(({ name }) => `${kind} ${id} in ${name}: ${sample}`),
  );
  expect(found).toEqual([]);
});
