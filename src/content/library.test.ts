import { describe, expect, it } from 'vitest';

import { isIsbn } from '#shared/isbn.ts';
import { libraryWorks } from './library.ts';

describe('library', () => {
  it('numbers its entries, by which the search and links name them', () => {
    expect(libraryWorks.map((entry) => entry.id)).toEqual(
      libraryWorks.map((_, index) => String(index + 1)),
    );
  });

  it('gives only ISBNs with a valid check digit, even in running text', () => {
    const fields = libraryWorks.map((entry) => entry.isbn).filter((isbn) => isbn !== '');
    const inText = libraryWorks.flatMap((entry) =>
      [...entry.availability.matchAll(/ISBN ([\d-]+X?)/g)].map(([, isbn = '']) =>
        isbn.replaceAll('-', ''),
      ),
    );
    expect(fields.length).toBeGreaterThan(0);
    for (const isbn of [...fields, ...inText]) expect(isIsbn(isbn), isbn).toBe(true);
  });

  it('writes a DOI without the resolver, and links to it where one is given', () => {
    for (const { doi, downloadUrl, amazonUrl } of libraryWorks) {
      if (doi === '') continue;
      expect(doi).toMatch(/^10\.\d{4,9}\/\S+$/);
      expect([downloadUrl, amazonUrl]).toContain(`https://doi.org/${doi}`);
    }
  });

  it('links only over https, and to no bookshop', () => {
    for (const { downloadUrl, amazonUrl } of libraryWorks) {
      for (const url of [downloadUrl, amazonUrl]) {
        if (url === '') continue;
        expect(url).toMatch(/^https:\/\//);
        expect(new URL(url).hostname).not.toMatch(/amazon|booktopia|abebooks/);
      }
    }
  });

  it('keeps tags in lower case and says why each entry matters', () => {
    for (const { tags, significance, description } of libraryWorks) {
      expect(tags.length).toBeGreaterThan(0);
      for (const tag of tags) expect(tag).toBe(tag.toLowerCase());
      for (const text of [description, significance]) expect(text).toMatch(/\S/);
    }
  });
});
