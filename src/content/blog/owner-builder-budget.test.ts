import { expect, test } from 'vitest';
import { materials } from '../materials.ts';
import { sources } from '../sources.ts';
import { shownPost } from '#server/content/article-page.ts';
import { released } from '#server/content/released.ts';
import { budgetBasis, ownerBuilderBudget, wallHours } from './owner-builder-budget.ts';

const article = released.articles.find(({ slug }) => slug === 'the-owner-builder-year');
const year = article ? shownPost(article).content : '';
const section = year.slice(year.indexOf('A budget per square metre'));

test('the parts of the budget add up to its sum', () => {
  const { shell, walls, tanks, wastewater, fees, kept, together, whole } = ownerBuilderBudget();
  const parts = [shell, walls, tanks, wastewater, fees, kept];
  expect(together).toEqual(
    [0, 1].map((end) => parts.reduce((sum, part) => sum + (part[end] ?? 0), 0)),
  );
  expect(whole).toEqual(together.map((price) => price * budgetBasis.floorM2));
});

test('it is worked out as its rows say', () => {
  const budget = ownerBuilderBudget();
  // $2,700–3,900, less a fifth, less 15%: $1,836–2,652.
  expect(budget.shell).toEqual([1840, 2650]);
  // 3,000 bricks at $5–10 and 40 bags at $19–31, over 100 m²: $158–312.
  expect(budget.walls).toEqual([160, 310]);
  expect(budget.tanks).toEqual([80, 80]);
  expect(budget.wastewater).toEqual([70, 200]);
  expect(budget.together).toEqual([2730, 4270]);
  expect(budget.builtForYou).toEqual([3610, 5520]);
});

test('bricks that the budget buys take no hours of making', () => {
  // 300 + 300 + 420 and a third: 1,360; without the 300 of making and their third: 960.
  expect(wallHours).toEqual({ all: 1360, bricksBought: 960 });
  expect(section).toContain('about 960 of the 1,360 hours are left');
});

test('bricks and lime cost what they cost today on the materials page', () => {
  const costs = JSON.stringify(materials.map(({ costs: { today } }) => today));
  expect(costs).toContain('$5-10 per block');
  expect(costs).toContain('$19-31 per 25 kg bag');
});

test('it names its month, and each price that is not the materials page’s links to where it was read', () => {
  expect(section).toContain('published by November 2026');
  for (const id of [
    'build-cost-melbourne',
    'strawbale-wall-share',
    'builder-margin',
    'tank-price',
    'septic-price',
  ] as const) {
    expect(section).toContain(`href="${sources[id].url}"`);
  }
});
