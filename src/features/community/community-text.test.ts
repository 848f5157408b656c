import { expect, test } from 'vitest';
import { communityProjectIdOf } from './queries.ts';
import { paragraphsOf } from './community-text.ts';

test('splits a description on blank lines and drops empty ones', () => {
  expect(paragraphsOf(' One\n\n \n\nTwo \n')).toEqual(['One', 'Two']);
  expect(paragraphsOf('')).toEqual([]);
});

test('accepts only plain numbers as the id of a community project', () => {
  expect(communityProjectIdOf('4')).toBe(4);
  expect(communityProjectIdOf('4a')).toBeNull();
  expect(communityProjectIdOf('04')).toBeNull();
  expect(communityProjectIdOf('12345678901')).toBeNull();
  expect(communityProjectIdOf('-1')).toBeNull();
  expect(communityProjectIdOf(undefined)).toBeNull();
});
