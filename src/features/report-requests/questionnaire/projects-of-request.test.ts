import { expect, test } from 'vitest';
import { maxToolWorkBytes, maxToolWorks, toolWorkBytes } from '#shared/tools/saved-work.ts';
import type { ToolWorkOfRequest } from '#shared/tools/saved-work.ts';
import { asManyAsFit, inProjects } from './projects-of-request.ts';

const work = (
  id: string,
  tool: ToolWorkOfRequest['tool'],
  project?: string,
  characters = 10,
): ToolWorkOfRequest => ({
  id,
  tool,
  ...(project === undefined ? {} : { project }),
  version: 1,
  title: id,
  inputs: { note: 'x'.repeat(characters) },
  answer: '',
  savedAt: '2026-11-26T00:00:00.000Z',
});

test('lists each project before its work, and what belongs to none last', () => {
  const works = [
    work('alone', 'sun'),
    work('tank', 'tank', 'block'),
    work('lost', 'log', 'gone'),
    work('block', 'project'),
    work('wall', 'wall', 'block'),
  ];
  expect(inProjects(works).map(({ id }) => id)).toEqual(['block', 'tank', 'wall', 'alone', 'lost']);
});

test('takes as much of a project as one request holds, and nothing twice', () => {
  const many = Array.from({ length: 14 }, (_, index) => work(`work ${index}`, 'sun', 'block'));
  const chosen = asManyAsFit([work('alone', 'tank')], [work('block', 'project'), ...many]);
  expect(chosen).toHaveLength(maxToolWorks);
  expect(chosen[1]?.id).toBe('block');
  expect(asManyAsFit(chosen, [work('alone', 'tank')])).toHaveLength(maxToolWorks);

  const large = [40_000, 40_000, 10_000].map((size, index) => work(`${index}`, 'log', 'b', size));
  const fitting = asManyAsFit([], [work('b', 'project'), ...large]);
  // The second log is too much; the third, smaller one still fits.
  expect(fitting.map(({ id }) => id)).toEqual(['b', '0', '2']);
  expect(toolWorkBytes(fitting)).toBeLessThanOrEqual(maxToolWorkBytes);
});
