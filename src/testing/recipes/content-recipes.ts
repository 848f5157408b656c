import type { ProjectStanding } from '#shared/schemas/content.ts';
import type { Recipe } from './recipe.ts';

const article = 'a-week-of-bagging';

/** What the owner changes. */
export const contentRecipes: readonly Recipe[] = [
  {
    name: 'Change a price',
    async follow(tree) {
      const list = 'src/content/services.ts';
      await tree.replace(list, 'priceAud: 220, depositAud: 110', 'priceAud: 1240, depositAud: 620');
    },
    outcome: `
import { expect, test } from 'vitest';
import { paymentInstructions } from '#content/services.ts';
import { renderPage } from '#testing/support/render-page.ts';

test('the new price is on the page and in the payment instructions', async () => {
  const { html } = await renderPage('/design-services');
  expect(html).toContain('$1,240');
  expect(html).not.toContain('$220');
  expect(JSON.stringify(paymentInstructions['natural-building'])).toContain('$620');
});
`,
  },
  addProject(
    { id: 11, slug: 'kyneton-courtyard-house', title: 'Kyneton Courtyard House' },
    3,
    'built',
  ),
  addProject({ id: 12, slug: 'blampied-barn', title: 'Blampied Barn' }, 7, 'design-study'),
  {
    name: 'Add an article',
    async follow(tree) {
      const stems = [article, `${article}-2`, `${article}-3`];
      for (const stem of stems) await tree.addPhoto(`assets/images/blog/${stem}.jpg`);
      await tree.insertBefore(
        'src/content/pictures/blog.ts',
        '} as const satisfies PictureCatalogue',
        stems
          .map(
            (stem) =>
              `  'blog/${stem}': { alt: 'a wall while it is bagged', caption: 'The wall of ${stem}.', hand: 'photo' },\n`,
          )
          .join(''),
      );
      const words = 'Bagging fills the pores of a mudbrick wall by hand. '.repeat(30);
      await tree.insertBefore(
        'src/content/blog/blog-posts.ts',
        '];',
        `  {
        id: 7,
        slug: '${article}',
        title: 'A week of bagging',
        category: 'Craft',
        publishedAt: '${new Date().toISOString()}',
        imageUrl: cover('${article}'),
        excerpt: 'What a wall teaches in five days.',
        content: \`<p>${words}</p>
    \${figure('blog/${article}-2')}
    <h2>The last day</h2>
    <p>It dries.</p>
    \${figure('blog/${article}-3')}\`,
      },
    `,
      );
    },
    outcome: `
import { expect, test } from 'vitest';
import { renderPage } from '#testing/support/render-page.ts';

test('the article stands first in the list and shows its pictures with their words', async () => {
  const { html, status } = await renderPage('/blog/${article}');
  expect(status).toBe(200);
  for (const part of [2, 3]) {
    expect(html).toContain(\`/blog/${article}-\${part}-1600.avif\`);
    expect(html).toContain(\`<figcaption>The wall of ${article}-\${part}.</figcaption>\`);
  }
  expect(html).toContain('alt="A wall while it is bagged"');
  const list = (await renderPage('/blog')).html;
  const places = [...list.matchAll(/href="\\/blog\\/([\\w-]+)"/g)].map(([, found]) => found);
  expect(places[0]).toBe('${article}');
});
`,
  },
  {
    name: 'Add a book',
    async follow(tree) {
      await tree.insertBefore(
        'src/content/library.ts',
        '];',
        `  {
        id: ${(await tree.read('src/content/library.ts')).match(/^ {4}id: \d+,$/gm)?.length ?? 0} + 1,
        title: 'A Book About Lime',
        author: 'Somebody',
        year: '2026',
        category: 'natural-building',
        type: 'book',
        description: 'What lime does.',
        tags: ['lime'],
        availability: 'In print',
        significance: 'Short and right.',
        isbn: null,
        publisher: 'A press',
        amazonUrl: null,
        downloadUrl: null,
        projectFeature: null,
        doi: null,
        affiliation: null,
      },
    `,
      );
    },
    outcome: `
import { expect, test } from 'vitest';
import { libraryResources } from '#content/library.ts';
import { searchDocuments } from '#server/search/documents.ts';
import { renderPage } from '#testing/support/render-page.ts';

test('the book is on the page, counted, and found', async () => {
  const { html } = await renderPage('/library');
  expect(html).toContain('A Book About Lime');
  expect(html).toContain(\`id="work-\${libraryResources.length}"\`);
  expect(searchDocuments().some(({ heading }) => heading === 'A Book About Lime')).toBe(true);
});
`,
  },
  {
    name: 'Replace a picture',
    async follow(tree) {
      await tree.addPhoto('assets/images/heroes/landing.jpeg');
    },
    outcome: `
import { expect, test } from 'vitest';
import { heroPictures } from '#content/picture-books.ts';
import sharp from 'sharp';

test('both shapes are the photograph and say nothing of a stand-in', async () => {
  for (const id of ['heroes/landing', 'heroes/landing-tall']) {
    const picture = heroPictures.get(id);
    expect(picture?.label, id).toBe('');
    const file = sharp(\`assets/encoded/\${id}-800.avif\`);
    const { dominant } = await file.stats();
    expect(Math.abs(dominant.r - dominant.b), id).toBeLessThan(24);
  }
  const tall = heroPictures.get('heroes/landing-tall');
  expect(tall?.height).toBeGreaterThan(tall?.width ?? 0);
});
`,
  },
];

/** As many pictures as the owner has. */
function addProject(
  { id, slug, title }: { id: number; slug: string; title: string },
  count: number,
  standing: ProjectStanding,
): Recipe {
  return {
    name: 'Add a project',
    async follow(tree) {
      const views = ['cover', ...Array.from({ length: count }, (_, index) => `${index + 1}`)];
      for (const view of views) await tree.addPhoto(`assets/images/projects/${slug}-${view}.jpg`);
      await tree.insertBefore(
        'src/content/pictures/projects.ts',
        '} satisfies PictureCatalogue',
        views
          .map(
            (view) =>
              `  'projects/${slug}-${view}': { alt: 'the house from place ${view}', caption: '', hand: 'photo' },\n`,
          )
          .join(''),
      );
      await tree.insertBefore(
        'src/content/projects/projects.ts',
        '];',
        `  {
        id: ${id},
        title: '${title}',
        category: 'residential',
        standing: '${standing}',
        description: 'A house round a court.',
        details: 'Four rooms look into one court.',
        imageUrl: picture('${slug}', 'cover'),
        createdAt: '${new Date().toISOString()}',
        gallery: gallery('${slug}', ${count}),
        galleryWithCaptions: [],
      },
    `,
      );
      if (standing === 'design-study') {
        await tree.insertBefore(
          'src/content/before-going-public.ts',
          '] as const;\n\nconst projects = ',
          `  [${id}, '${title}'],\n`,
        );
      }
    },
    outcome: `
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
`,
  };
}
