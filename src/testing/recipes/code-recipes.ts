import type { Recipe } from './recipe.ts';

const definition = 'src/shared/questionnaires/definitions/new-house-design.ts';
const counts = 'src/shared/questionnaires/definition.ts';

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
      const [picture] = await tree.find(
        'src/content/pictures/heroes.ts',
        /^ {2}'(heroes\/.+)': \{/m,
      );
      await tree.add(
        'src/pages/barn-raising.tsx',
        `import { Opening } from '#ui/opening/opening.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead
        title="Barn raising"
        description="Days on which neighbours put up a frame together, with what to bring and what to expect."
      />
      <Opening title="Barn raising">
        <p>Days on which neighbours put up a frame together.</p>
      </Opening>
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
      await tree.addEntry(
        'src/shared/paths.ts',
        ['export const paths = {'],
        "  barnRaising: '/barn-raising',",
      );
      await tree.addEntry(
        'server/pages/seo/public-pages.ts',
        ['export function publicPages', 'return ['],
        `    page(paths.barnRaising, 'Barn raising', 'article', '${picture}'),`,
      );
      await tree.addEntry(
        'server/search/documents.ts',
        ['function otherPages', 'return ['],
        "{ url: paths.barnRaising, heading: 'Barn raising', page: '', text: 'Neighbours put up a frame.' },",
      );
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
