import { expect, test } from 'vitest';
import { leadPicture } from './lead-picture.ts';

const other =
  '<picture><source type="image/avif" sizes="50vw" srcSet="/b-480.avif 480w"/><img src="/b.webp"/></picture>';

test('asks for the picture that leads, in the sizes and widths that the page names', () => {
  const lead =
    '<picture class="x"><source type="image/avif" sizes="100vw" srcSet="/a-480.avif 480w, /a-800.avif 800w"/>' +
    '<img src="/a.webp" fetchPriority="high"/></picture>';
  expect(leadPicture(`<main>${other}${lead}${other}</main>`)).toBe(
    '<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesizes="100vw" ' +
      'imagesrcset="/a-480.avif 480w, /a-800.avif 800w">',
  );
});

test('asks for one shape of a picture alone', () => {
  const lead =
    '<picture><source media="(max-aspect-ratio: 1/1)" type="image/avif" sizes="100vw" srcSet="/tall.avif 480w"/>' +
    '<source media="(max-aspect-ratio: 1/1)" sizes="100vw" srcSet="/tall.webp 800w"/>' +
    '<source type="image/avif" sizes="100vw" srcSet="/wide.avif 480w"/><img src="/a.webp" fetchPriority="high"/></picture>';
  const links = leadPicture(lead);
  expect(links.match(/<link/g)).toHaveLength(2);
  expect(links).toContain(
    ' media="(max-aspect-ratio: 1/1)" imagesizes="100vw" imagesrcset="/tall.avif 480w">',
  );
  expect(links).toContain(
    ' media="not all and (max-aspect-ratio: 1/1)" imagesizes="100vw" imagesrcset="/wide.avif 480w">',
  );
});

test('asks for nothing where no picture leads', () => {
  expect(leadPicture(`<main>${other}</main>`)).toBe('');
});
