import { expect, it } from 'vitest';
import type { Picture } from '#shared/media.ts';
import type { LongText } from '#shared/page-content.ts';
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

const water = picture('landscape/water');
const sun = picture('landscape/sun');
const heading = (text: string) => ({ kind: 'heading', level: 2, text, anchor: text }) as const;
const missing = { kind: 'figure', figure: null } as const;

it('gives each figure its section and its caption there', () => {
  const blocks: LongText['blocks'] = [
    heading('Water'),
    { kind: 'figure', figure: water, width: 'wide' },
    missing,
    heading('Sun'),
    { kind: 'figure', figure: { ...sun, caption: '**Noon** in June.' }, width: 'wide' },
    { kind: 'figure', figure: water },
  ];
  expect(figuresOf({ blocks })).toEqual([
    { picture: water, title: 'Water', caption: 'Of landscape/water.' },
    { picture: { ...sun, caption: '**Noon** in June.' }, title: 'Sun', caption: 'Noon in June.' },
  ]);
});

it('numbers only visible figures, in reading order', () => {
  const first = { kind: 'figure', figure: water, width: 'wide' } as const;
  const again = { kind: 'figure', figure: water } as const;
  const words = { kind: 'paragraph', text: 'Between them.' } as const;
  const blocks = [heading('Water'), first, words, missing, heading('Sun'), again];
  expect([...figureNumbers({ blocks })]).toEqual([
    [first, 1],
    [again, 2],
  ]);
});
