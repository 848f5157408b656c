import { expect, it } from 'vitest';
import type { Picture } from '#shared/media.ts';
import { labelledItems } from './labelled-items.ts';

const picture = (name: string, label: string): Picture => ({
  id: `projects/${name}`,
  alt: name,
  caption: `${name}.`,
  label,
  width: 1600,
  height: 1067,
  colour: '#8c3f28',
  version: name,
});

it('says how a picture was made where that changes, and nothing for a photograph', () => {
  const items = labelledItems([
    picture('cover', 'A model.'),
    picture('yard', 'A model.'),
    picture('wall', 'An illustration.'),
    picture('photograph', ''),
    picture('roof-off', 'A model.'),
  ]);
  expect(items.map(({ label }) => label)).toEqual([
    'A model.',
    '',
    'An illustration.',
    '',
    'A model.',
  ]);
  expect(items.map(({ caption }) => caption)).toEqual([
    'cover.',
    'yard.',
    'wall.',
    'photograph.',
    'roof-off.',
  ]);
});
