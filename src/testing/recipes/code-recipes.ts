import type { EditedTree } from './edited-tree.ts';
import type { Recipe } from './recipe.ts';

const definition = 'src/shared/questionnaires/definitions/new-house-design.ts';
const counts = 'src/shared/questionnaires/definition.ts';

/** Gives a page its path, its share picture and its place in the search. */
async function listPage(
  tree: EditedTree,
  name: string,
  path: string,
  title: string,
): Promise<void> {
  const [picture] = await tree.find('src/content/pictures/heroes.ts', /^ {2}'(heroes\/.+)': \{/m);
  await tree.addEntry('src/shared/paths.ts', ['export const paths = {'], `  ${name}: '${path}',`);
  await tree.addEntry(
    'server/pages/seo/public-pages.ts',
    ['export function publicPages', 'return ['],
    `    page(paths.${name}, '${title}', 'article', '${picture}'),`,
  );
  await tree.addEntry(
    'server/search/documents.ts',
    ['function otherPages', 'return ['],
    `{ url: paths.${name}, heading: '${title}', page: '', text: 'Neighbours build together.' },`,
  );
}

/** What a developer adds. */
export const codeRecipes: readonly Recipe[] = [
  {
    name: 'Add a question',
    async follow(tree) {
      const [version] = await tree.find(definition, /\bversion: (\d+),/);
      const next = Number(version) + 1;
      await tree.replace(definition, /\bversion: \d+,/, `version: ${next},`);
      await tree.addEntry(
        definition,
        ['questions: ['],
        `{ kind: 'line', name: 'ageOfRoosters', label: 'Age of the roosters', since: ${next} },`,
      );
      const [count] = await tree.find(counts, /\bnewHouseDesign: (\d+),/);
      const newCount = Number(count) + 1;
      await tree.replace(counts, /\bnewHouseDesign: \d+,/, `newHouseDesign: ${newCount},`);
      return `
import { expect, test } from 'vitest';
import { questionsOf } from '#shared/questionnaires/answers.ts';
import { questionCounts } from '#shared/questionnaires/definition.ts';
import { getQuestionnaire } from '#shared/questionnaires/registry.ts';
import { requestBodyOf } from '#shared/questionnaires/request-body.ts';

test('the question is asked, counted, and its answer is sent', () => {
  const definition = getQuestionnaire('newHouseDesign');
  const questions = questionsOf(definition);
  expect(questions.some(({ name }) => name === 'ageOfRoosters')).toBe(true);
  expect([questions.length, questionCounts.newHouseDesign]).toEqual([${newCount}, ${newCount}]);
  const body = requestBodyOf(definition, {
    name: 'Ruth',
    email: 'ruth@example.org',
    ageOfRoosters: 'Two and three',
  });
  expect(JSON.stringify(body)).toContain('Age of the roosters: Two and three');
});
`;
    },
  },
  {
    name: 'Add a page',
    async follow(tree) {
      await tree.add(
        'src/pages/barn-raising.tsx',
        `import { Hero } from '#ui/hero/hero.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead
        title="Barn raising"
        description="Days on which neighbours put up a frame together, with what to bring and what to expect."
      />
      <Hero title="Barn raising">
        <p>Days on which neighbours put up a frame together.</p>
      </Hero>
    </>
  );
}
`,
      );
      await tree.addLineBefore(
        'src/app/routes.tsx',
        "  site('*', ",
        "  site('/barn-raising', 'barn-raising', () => import('#pages/barn-raising.tsx')),",
      );
      await listPage(tree, 'barnRaising', '/barn-raising', 'Barn raising');
      return `
import { expect, test } from 'vitest';
import { shareVersions } from '#content/media/share.generated.ts';
import { renderPage } from '#testing/support/render-page.ts';

test('the page is rendered, has a title and a share picture', async () => {
  const { status, facts } = await renderPage('/barn-raising');
  expect([status, facts.title]).toEqual([200, 'Barn raising | Natural Building Design']);
  expect(shareVersions['/barn-raising']).toMatch(/./);
});
`;
    },
  },
  {
    name: 'Add a content type',
    async follow(tree) {
      await tree.add(
        'src/shared/content-types/workshop.ts',
        `import * as v from 'valibot';
import { contentType } from './definition.ts';
import { inline, line } from './texts.ts';

/** A day on which people learn to build. */
export const workshop = contentType({
  kind: 'workshop',
  labels: { one: 'Workshop', many: 'Workshops', add: 'New workshop' },
  group: 'Lists',
  pages: ['workshops'],
  shownAs: 'list',
  canBeHidden: true,
  address: 'none',
  body: v.object({
    title: line('Give the workshop a title'),
    text: inline('Say what people learn'),
  }),
  titleOf: ({ title }) => title,
  empty: { title: '', text: '' },
  fields: [
    { name: 'title', label: 'Title', input: 'line' },
    { name: 'text', label: 'What people learn', input: 'inline' },
  ],
});
`,
      );
      const types = 'src/shared/content-types/types.ts';
      await tree.addLineBefore(types, 'import ', "import { workshop } from './workshop.ts';");
      await tree.addEntry(types, ['export const contentTypes = {'], '  workshop,');
      await tree.add(
        'src/pages/workshops.tsx',
        `import { Hero } from '#ui/hero/hero.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { InlineParagraphs } from '#ui/inline-text/inline-paragraphs.tsx';
import { usePageContent } from './use-page-content.ts';

export function Page() {
  const { workshop } = usePageContent('workshops');
  return (
    <>
      <PageHead title="Workshops" description="Days on which people learn to build with earth." />
      <Hero title="Workshops" />
      {workshop.map(({ id, title, text }) => (
        <section key={id} aria-label={title}>
          <h2>{title}</h2>
          <InlineParagraphs text={text} />
        </section>
      ))}
    </>
  );
}
`,
      );
      await tree.addLineBefore(
        'src/app/routes.tsx',
        "  site('*', ",
        "  editable('/workshops', 'workshops', () => import('#pages/workshops.tsx')),",
      );
      await listPage(tree, 'workshops', '/workshops', 'Workshops');
      return `
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestServer } from '#server/testing/test-server.ts';

test('the owner writes a workshop, and its page shows it', async () => {
  const server = await startTestServer();
  const cookie = await server.signIn();
  const [id, revisionId] = [randomUUID(), randomUUID()];
  const entry = \`/api/owner/entries/workshop/\${id}\`;
  const headers = { 'Content-Type': 'application/json', Cookie: cookie, Origin: server.address };
  const body = { title: 'Cob in a day', text: 'Bring boots.' };
  const saved = await server.fetch(\`\${entry}/revisions/\${revisionId}\`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ baseRevisionId: null, slug: '', body }),
  });
  expect(saved.status).toBe(201);
  const live = await server.post(\`\${entry}/publish\`, { revisionId }, { Cookie: cookie });
  expect(live.status).toBe(200);
  const page = await server.fetch('/api/pages/workshops');
  expect(await page.json()).toEqual({
    page: 'workshops',
    content: { workshop: [{ id, ...body }] },
  });
});
`;
    },
  },
  {
    name: 'Add an endpoint',
    async follow(tree) {
      await tree.add(
        'src/shared/api/barn-raisings.ts',
        `import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** When the next barn raising is. */
export const getNextBarnRaising = endpoint({
  method: 'GET',
  path: '/api/barn-raisings/next',
  body: null,
  response: v.object({ words: v.string() }),
  errors: [],
});
`,
      );
      await tree.add(
        'server/http/routes/barn-raisings.ts',
        `import type Router from '@koa/router';
import { getNextBarnRaising } from '#shared/api/barn-raisings.ts';
import type { AppState } from '../state.ts';

export function addBarnRaisingRoute(router: Router<AppState>): void {
  router.get(getNextBarnRaising.path, (ctx) => {
    ctx.body = { words: 'In autumn' };
  });
}
`,
      );
      const app = 'server/http/app.ts';
      await tree.addLineBefore(
        app,
        'import ',
        "import { addBarnRaisingRoute } from './routes/barn-raisings.ts';",
      );
      await tree.addLineBefore(app, '  return router;', '  addBarnRaisingRoute(router);');
      return `
import { expect, test } from 'vitest';
import { startTestServer } from '#server/testing/test-server.ts';
import { getNextBarnRaising } from '#shared/api/barn-raisings.ts';
import { call } from '#shared/api/call.ts';

test('the client and the route agree', async () => {
  const server = await startTestServer();
  const fetchHere = (path: RequestInfo | URL, init?: RequestInit) =>
    server.fetch(String(path), init);
  expect(await call(getNextBarnRaising, { fetch: fetchHere })).toEqual({ words: 'In autumn' });
});
`;
    },
  },
];
