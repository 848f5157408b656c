import { formatAud } from '#shared/format-aud.ts';
import type { ProjectStatus } from '#shared/schemas/content.ts';
import type { EditedTree } from './edited-tree.ts';
import type { Recipe } from './recipe.ts';

const article = 'a-week-of-bagging';
const prices = 'src/content/services.ts';
const reportPrice = /'natural-building-consultation': \{ priceAud: (\d+), depositAud: (\d+) \}/;

/** What the owner changes. */
export const contentRecipes: readonly Recipe[] = [
  {
    name: 'Change a price',
    async follow(tree) {
      const [price, deposit] = (await tree.find(prices, reportPrice)).map(Number);
      if (price === undefined || deposit === undefined) throw new Error('no price');
      const dearer = { priceAud: price + 1020, depositAud: (price + 1020) / 2 };
      await tree.replace(
        prices,
        reportPrice,
        `'natural-building-consultation': { priceAud: ${dearer.priceAud}, depositAud: ${dearer.depositAud} }`,
      );
      return `
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { paymentInstructions } from '#content/reports.ts';
import { renderPage } from '#testing/support/render-page.ts';

test('the new price is on the card and in the payment instructions, and the old one is in neither', async () => {
  const { html } = await renderPage('/design-services');
  const isCard = (element: { attribs: Record<string, string> }) =>
    element.attribs['id'] === 'natural-building-consultation';
  const card = DomUtils.innerText(DomUtils.findOne(isCard, parseDocument(html).children) ?? []);
  const payment = JSON.stringify(paymentInstructions['natural-building']);
  for (const text of [card, payment]) {
    expect(text).toContain('${formatAud(dearer.priceAud)}');
    expect(text).toContain('${formatAud(dearer.depositAud)}');
    expect(text).not.toContain('${formatAud(price)}');
    expect(text).not.toContain('${formatAud(deposit)}');
  }
});
`;
    },
  },
  addProject('kyneton-courtyard-house', 'Kyneton Courtyard House', 3, 'built'),
  addProject('blampied-barn', 'Blampied Barn', 7, 'design-study'),
  {
    name: 'Add an article',
    async follow(tree) {
      const stems = [article, `${article}-2`, `${article}-3`];
      await addPictures(
        tree,
        'src/content/pictures/blog.ts',
        stems.map((stem) => ({
          id: `blog/${stem}`,
          alt: 'a wall while it is bagged',
          caption: `The wall of ${stem}.`,
        })),
      );
      const list = 'src/content/blog/articles.ts';
      const words = 'Bagging fills the pores of a mudbrick wall by hand. '.repeat(30);
      await tree.addEntry(
        list,
        ['export const articles'],
        `  {
    id: '${await tree.nextId(list)}',
    slug: '${article}',
    title: 'A week of bagging',
    category: 'Craft',
    publishedAt: '${new Date().toISOString()}',
    cover: imageRef('blog/${article}'),
    excerpt: 'What a wall teaches in five days.',
    blocks: [
      { kind: 'paragraph', text: '${words}' },
      { kind: 'figure', figure: imageRef('blog/${article}-2') },
      { kind: 'heading', level: 2, text: 'The last day' },
      { kind: 'paragraph', text: 'It dries.' },
      { kind: 'figure', figure: imageRef('blog/${article}-3') },
    ],
  },`,
      );
      return `
import { expect, test } from 'vitest';
import { released } from '#server/content/released.ts';
import { renderPage } from '#testing/support/render-page.ts';

test('the article is in the right position in the list and shows its pictures with their captions', async () => {
  const { html, status } = await renderPage('/blog/${article}');
  expect(status).toBe(200);
  for (const part of [2, 3]) {
    expect(html).toContain(\`/blog/${article}-\${part}-1600.avif\`);
    expect(html).toContain(\`<figcaption>The wall of ${article}-\${part}.</figcaption>\`);
  }
  expect(html).toContain('alt="A wall while it is bagged"');
  const list = (await renderPage('/blog')).html;
  const places = [...list.matchAll(/href="\\/blog\\/([\\w-]+)"/g)].map(([, found]) => found);
  expect([...new Set(places)]).toEqual(released.articles.map(({ slug }) => slug));
  expect(places).toContain('${article}');
});
`;
    },
  },
  {
    name: 'Add a book',
    async follow(tree) {
      const list = 'src/content/library.ts';
      const id = await tree.nextId(list);
      await tree.addEntry(
        list,
        ['export const libraryWorks'],
        `  {
    id: '${id}',
    title: 'A Book About Roosters',
    author: 'Somebody',
    year: '2026',
    category: 'natural-building',
    type: 'book',
    description: 'What roosters do to a wall.',
    tags: ['roosters'],
    availability: 'In print',
    significance: 'Short and right.',
    isbn: '',
    publisher: 'A press',
    amazonUrl: '',
    downloadUrl: '',
    projectFeature: '',
    doi: '',
    affiliation: '',
  },`,
      );
      return `
import { expect, test } from 'vitest';
import { libraryWorks } from '#content/library.ts';
import { searchDocuments } from '#server/search/documents.ts';
import { renderPage } from '#testing/support/render-page.ts';

test('the book is on the page, counted, and found', async () => {
  const { html } = await renderPage('/library');
  expect(html).toContain('A Book About Roosters');
  expect(html).toContain(\`id="work-\${libraryWorks.length}"\`);
  expect(searchDocuments().some(({ heading }) => heading === 'A Book About Roosters')).toBe(true);
});
`;
    },
  },
  {
    name: 'Replace a picture',
    async follow(tree) {
      await tree.addPhoto('assets/images/heroes/landing.jpeg');
      return `
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { heroPictures } from '#content/hero-pictures.ts';

test('the photograph is at the top of the page, and the placeholder is not shown on phones either', async () => {
  const { dominant } = await sharp('assets/encoded/heroes/landing-800.avif').stats();
  expect(Math.abs(dominant.r - dominant.b)).toBeLessThan(24);
  const wide = heroPictures.get('heroes/landing');
  const tall = heroPictures.get('heroes/landing-tall');
  expect([wide?.label, tall?.label]).toEqual(['', '']);
  expect(tall?.height).toBeGreaterThan(tall?.width ?? 0);
});
`;
    },
  },
];

/** A large number of pictures. */
function addProject(slug: string, title: string, count: number, status: ProjectStatus): Recipe {
  return {
    name: 'Add a project',
    async follow(tree) {
      const list = 'src/content/projects/projects.ts';
      const id = await tree.nextId(list);
      const views = ['cover', ...Array.from({ length: count }, (_, index) => `${index + 1}`)];
      await addPictures(
        tree,
        'src/content/pictures/projects.ts',
        views.map((view) => ({
          id: `projects/${slug}-${view}`,
          alt: `the house from place ${view}`,
          caption: '',
        })),
      );
      await tree.addEntry(
        list,
        ['export const projects'],
        `  {
    id: '${id}',
    title: '${title}',
    category: 'residential',
    status: '${status}',
    description: 'A house round a court.',
    details: 'Four rooms look into one court.',
    cover: picture('${slug}', 'cover'),
    publishedAt: '${new Date().toISOString()}',
    features: [],
    gallery: gallery('${slug}', ${count}),
    groups: [],
  },`,
      );
      if (status === 'design-study') {
        await tree.addEntry(
          'src/content/before-going-public.ts',
          ['const projectTitles = ['],
          `  [${id}, '${title}'],`,
        );
      }
      return `
import { expect, test } from 'vitest';
import { renderPage } from '#testing/support/render-page.ts';

test('the page shows every picture, as photographs, and the list has its card', async () => {
  const { html, status } = await renderPage('/projects/${id}');
  expect(status).toBe(200);
  for (let view = 1; view <= ${count}; view += 1) {
    expect(html).toContain(\`/projects/${slug}-\${view}-800.\`);
  }
  expect(html.match(/aria-label="Enlarge picture/g)).toHaveLength(${count});
  expect(html).toContain('Enlarge picture: The house from place 1');
  expect((await renderPage('/projects')).html).toContain('href="/projects/${id}"');
});
`;
    },
  };
}

/** Adds photographs to a gallery, and their texts to its catalogue. */
async function addPictures(
  tree: EditedTree,
  catalogue: string,
  pictures: readonly { id: string; alt: string; caption: string }[],
): Promise<void> {
  for (const { id, alt, caption } of pictures) {
    await tree.addPhoto(`assets/images/${id}.jpg`);
    await tree.addEntry(
      catalogue,
      ['Pictures = {'],
      `  '${id}': { alt: '${alt}', caption: '${caption}', hand: 'photo' },`,
    );
  }
}
