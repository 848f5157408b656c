import { expect, test } from 'vitest';
import { sectionsOfForm } from './sections-of-form.ts';

test('shows a message under the labels of its form', () => {
  expect(
    sectionsOfForm('contact', { name: 'Jo', email: '', projectType: 'community', message: 'Hi' }),
  ).toEqual([
    {
      title: 'Message',
      answers: [
        { name: 'name', label: 'Name', text: 'Jo' },
        { name: 'projectType', label: 'Project type', text: 'Community' },
        { name: 'message', label: 'Message', text: 'Hi' },
      ],
    },
  ]);
});

test('shows a questionnaire section by section', () => {
  expect(sectionsOfForm('newHouseDesign', { bedroomCount: '5-plus', other: 4 })).toEqual([
    {
      title: 'Household and rooms',
      answers: [{ name: 'bedroomCount', label: 'Bedrooms', text: '5 or more' }],
    },
  ]);
});
