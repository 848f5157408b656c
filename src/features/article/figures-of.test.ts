import { expect, it } from 'vitest';
import type { Picture } from '#shared/media.ts';
import { figureNumbers, figuresOf } from './figures-of.ts';

const picture = (id: Picture['id']): Picture => ({
  id,
  alt: `Drawing: ${id}`,
  caption: `Of ${id}.`,
  label: '',
  width: 1600,
  height: 1067,
  colour: '#8c3f28',
  version: id,
});

it('gives each figure its section and its caption there', () => {
  const water = picture('landscape/water');
  const sun = picture('landscape/sun');
  const figures = figuresOf(
    {
      sections: [
        {
          id: 'water',
          title: 'Water',
          blocks: [
            { kind: 'figure', picture: water.id, width: 'wide' },
            { kind: 'figure', picture: 'landscape/not-here', width: 'wide' },
          ],
        },
        {
          id: 'sun',
          title: 'Sun',
          blocks: [
            { kind: 'figure', picture: sun.id, width: 'wide', caption: '**Noon** in June.' },
            { kind: 'figure', picture: water.id, width: 'column' },
          ],
        },
      ],
    },
    new Map([water, sun].map((one) => [one.id, one])),
  );
  expect(figures).toEqual([
    { picture: water, title: 'Water', caption: 'Of landscape/water.' },
    { picture: sun, title: 'Sun', caption: 'Noon in June.' },
  ]);
});

it('numbers only visible figures, in reading order', () => {
  const water = picture('landscape/water');
  const first = { kind: 'figure', picture: water.id, width: 'wide' } as const;
  const again = { kind: 'figure', picture: water.id, width: 'column' } as const;
  const missing = { kind: 'figure', picture: 'landscape/not-here', width: 'wide' } as const;
  const words = { kind: 'paragraph', text: 'Between them.' } as const;
  const numbers = figureNumbers(
    {
      sections: [
        { id: 'water', title: 'Water', blocks: [first, words, missing] },
        { id: 'sun', title: 'Sun', blocks: [again] },
      ],
    },
    new Map([[water.id, water]]),
  );
  expect([...numbers]).toEqual([
    [first, 1],
    [again, 2],
  ]);
});
