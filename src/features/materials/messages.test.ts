import { expect, test } from 'vitest';
import { leafFieldsOf } from '#shared/content-types/definition.ts';
import { material } from '#shared/content-types/material.ts';
import {
  materialCostLabels,
  materialEnvironmentalLabels,
  materialPropertyLabels,
} from './messages.ts';

test.each([
  ['properties', 'Properties', materialPropertyLabels],
  ['costs', 'Costs', materialCostLabels],
  ['environmental', 'Environmental impact', materialEnvironmentalLabels],
])(
  'the editor has the parts of “%s” in the order and with the labels of the page',
  (group, title, labels) => {
    const fields = leafFieldsOf(material.fields).filter(({ path }) => path.startsWith(`${group}.`));
    const names = Object.entries(labels).map(([name, label]) => [
      `${group}.${name}`,
      `${title}: ${label}`,
    ]);
    // Before them are the two prices, whose labels the owner writes.
    expect(fields.slice(-names.length).map(({ path, label }) => [path, label])).toEqual(names);
  },
);
