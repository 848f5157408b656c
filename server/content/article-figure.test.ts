import { expect, test } from 'vitest';
import { imageRef } from '#content/image-catalogue.ts';
import { articleFigure } from './article-figure.ts';
import { cleanArticle } from './clean-article.ts';

const picture = {
  id: 'blog/lime-2',
  alt: 'A "hawk" & float',
  caption: '**Two** coats <later>.',
  label: '',
  width: 1600,
  height: 1067,
  colour: '#c4855a',
  version: '0123456789',
} as const;

test('a picture of an article has its alternative text and sizes, and passes sanitising unchanged', () => {
  const html = articleFigure(picture);
  expect(html).toContain('src="/attached_assets_compressed/blog/lime-2-800.webp"');
  expect(html).toContain('/attached_assets_compressed/blog/lime-2-1600.avif 1600w');
  expect(html).toContain('alt="A &quot;hawk&quot; &amp; float"');
  expect(html).toContain('<figcaption>Two coats &lt;later&gt;.</figcaption>');
  expect(cleanArticle(html)).toBe(html);
});

test('a picture in a feed has a whole address and one copy', () => {
  const html = articleFigure(picture, 'https://practice.test');
  expect(html).toContain(
    'src="https://practice.test/attached_assets_compressed/blog/lime-2-800.webp"',
  );
  expect(html).not.toContain('srcset');
});

test('a picture of another site is removed, even behind a copy of ours', () => {
  const ours = '/attached_assets_compressed/blog/lime-2-800.webp';
  expect(cleanArticle(`<p>a<img src="https://elsewhere.example/x.jpg"></p>`)).toBe('<p>a</p>');
  expect(cleanArticle(`<img src="${ours}" srcset="https://elsewhere.example/x.jpg 2x">`)).toBe('');
  expect(cleanArticle('<img alt="nothing">')).toBe('');
});

test('a picture without alternative text or a master is reported', () => {
  expect(() => imageRef('blog/lime-9')).toThrow('blog/lime-9 needs a picture');
});
