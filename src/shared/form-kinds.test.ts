import { expect, test } from 'vitest';
import { formDescriptions, formKinds, isFormKind } from './form-kinds.ts';
import { postContact } from './api/contact.ts';

test('names the path of the endpoint that the contact form and the chat post to', () => {
  expect(formDescriptions.contact.path).toBe(postContact.path);
  expect(formDescriptions.chat.path).toBe(postContact.path);
});

test('opens every questionnaire by its own query value', () => {
  const withQuery = formKinds.filter((kind) => formDescriptions[kind].page.includes('?'));
  expect(withQuery.map((kind) => formDescriptions[kind].page)).toEqual(
    withQuery.map((kind) => `/design-services?questionnaire=${kind}`),
  );
});

test('accepts no other value for a form', () => {
  expect(isFormKind('newHouseDesign')).toBe(true);
  expect(isFormKind('none')).toBe(false);
  expect(isFormKind(undefined)).toBe(false);
});
