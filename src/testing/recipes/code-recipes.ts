import type { Recipe } from './recipe.ts';

/** What a developer adds. */
export const codeRecipes: readonly Recipe[] = [
  {
    name: 'Add a question',
    async follow(tree) {
      const definition = 'src/shared/questionnaires/definitions/new-house-design.ts';
      await tree.replace(definition, 'version: 1,', 'version: 2,');
      await tree.insertBefore(
        definition,
        "        {\n          kind: 'choice',\n          name: 'propertyOwnership',",
        `        { kind: 'line', name: 'bushfireMeasures', label: 'Bushfire measures', since: 2 },
    `,
      );
      const counts = 'src/shared/questionnaires/definition.ts';
      const count = Number(/newHouseDesign: (\d+),/.exec(await tree.read(counts))?.[1]);
      await tree.replace(counts, `newHouseDesign: ${count},`, `newHouseDesign: ${count + 1},`);
    },
    outcome: `
import { expect, test } from 'vitest';
import { questionsOf } from '#shared/questionnaires/answers.ts';
import { getQuestionnaire } from '#shared/questionnaires/registry.ts';
import { requestBodyOf } from '#shared/questionnaires/request-body.ts';

test('the question is asked, and its answer is sent', () => {
  const definition = getQuestionnaire('newHouseDesign');
  expect(questionsOf(definition).some(({ name }) => name === 'bushfireMeasures')).toBe(true);
  const body = requestBodyOf(definition, {
    name: 'Ruth',
    email: 'ruth@example.org',
    bushfireMeasures: 'BAL-29',
  });
  expect(JSON.stringify(body)).toContain('Bushfire measures: BAL-29');
});
`,
  },
  {
    name: 'Add a page',
    async follow(tree) {
      await tree.add(
        'src/pages/workshops.tsx',
        `import { PageHead } from '#ui/page-head/page-head.tsx';
    import { Opening } from '#ui/opening/opening.tsx';

    export function Page() {
      return (
        <>
          <PageHead
            title="Workshops"
            description="Days on which people build a wall together, with what to bring and what to expect."
          />
          <Opening title="Workshops">
            <p>Days on which people build a wall together.</p>
          </Opening>
        </>
      );
    }
    `,
      );
      await tree.insertBefore(
        'src/app/routes.tsx',
        "  site('*', ",
        "  site('/workshops', 'workshops', () => import('#pages/workshops.tsx')),\n",
      );
      await tree.insertBefore(
        'src/shared/paths.ts',
        "  offline: '/offline',",
        "  workshops: '/workshops',\n",
      );
      await tree.insertBefore(
        'server/pages/seo/public-pages.ts',
        '    page(paths.contact, ',
        "    page(paths.workshops, 'Workshops', 'article', 'materials/lime'),\n",
      );
      await tree.insertBefore(
        'server/search/documents.ts',
        '    {\n      url: paths.offline,',
        "    { url: paths.workshops, heading: 'Workshops', page: '', text: 'Days of building a wall.' },\n",
      );
    },
    outcome: `
import { expect, test } from 'vitest';
import { shareVersions } from '#content/media/share.generated.ts';
import { renderPage } from '#testing/support/render-page.ts';

test('the page is rendered, has a title and a share picture', async () => {
  const { status, facts } = await renderPage('/workshops');
  expect([status, facts.title]).toEqual([200, 'Workshops | Natural Building Design']);
  expect(shareVersions['/workshops']).toMatch(/./);
});
`,
  },
  {
    name: 'Add an endpoint',
    async follow(tree) {
      await tree.add(
        'src/shared/api/opening-hours.ts',
        `import * as v from 'valibot';
    import { endpoint } from './endpoint.ts';

    /** When the practice can be reached. */
    export const getOpeningHours = endpoint({
      method: 'GET',
      path: '/api/opening-hours',
      body: null,
      response: v.object({ words: v.string() }),
      errors: [],
    });
    `,
      );
      await tree.add(
        'server/http/routes/opening-hours.ts',
        `import type Router from '@koa/router';
    import { getOpeningHours } from '#shared/api/opening-hours.ts';
    import type { AppState } from '../state.ts';

    export function addOpeningHoursRoute(router: Router<AppState>): void {
      router.get(getOpeningHours.path, (ctx) => {
        ctx.body = { words: 'Weekdays' };
      });
    }
    `,
      );
      await tree.insertBefore(
        'server/http/app.ts',
        "import { addOwnerFactRoutes } from './routes/owner-facts.ts';",
        "import { addOpeningHoursRoute } from './routes/opening-hours.ts';\n",
      );
      await tree.insertBefore(
        'server/http/app.ts',
        '  addPracticeRoutes(router, ',
        '  addOpeningHoursRoute(router);\n',
      );
    },
    outcome: `
import { expect, test } from 'vitest';
import { call } from '#shared/api/call.ts';
import { getOpeningHours } from '#shared/api/opening-hours.ts';
import { startTestServer } from '#server/testing/test-server.ts';

test('the caller and the route agree', async () => {
  const server = await startTestServer();
  const fetchHere = (path: RequestInfo | URL, init?: RequestInit) => server.fetch(String(path), init);
  expect(await call(getOpeningHours, { fetch: fetchHere })).toEqual({ words: 'Weekdays' });
});
`,
  },
];
