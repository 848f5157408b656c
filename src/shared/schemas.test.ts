import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ContactForm } from './api/contact.ts';
import { LongText, emailAddress, personName } from './schemas.ts';

const Name = personName(2, 'Name must be at least 2 characters');
const problemOf = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.[0].message ?? null;

test.each([
  ['Jo', null],
  ['  Jo ', null],
  ['李明', null],
  ['محمد', null],
  ['👩‍🌾', null],
  ['J', 'Name must be at least 2 characters'],
  ['\u200B\u200B\u200B', 'Name must be at least 2 characters'],
  ['\u202E\u2066 \u2069', 'Name must be at least 2 characters'],
])('accepts %j as a name, or says why not', (name, problem) => {
  expect(problemOf(Name, name)).toBe(problem);
});

test('says how much too long a text is', () => {
  expect(problemOf(LongText, 'x'.repeat(100_000))).toBe(
    'This has 100,000 characters. The limit is 5,000.',
  );
  expect(problemOf(LongText, 'x'.repeat(5_000))).toBeNull();
});

test('a message without a visible character is empty', () => {
  const message = '\u200B'.repeat(12);
  const form = { name: 'Jo', email: 'jo@example.org', projectType: 'community', message };
  expect(problemOf(ContactForm, form)).toBe('Message must be at least 10 characters');
});

test.each([
  ['jo@example.org', true],
  // Real names and domains look like this.
  ["o'brien@example.com.au", true],
  ['jo.van-der+site@a--b.example', true],
  ['jo@xn--bcher-kva.example', true],
  ['jo@sub.example.xn--p1ai', true],
  ['', false],
  ['jo', false],
  ['jo@localhost', false],
  ['jo@example.', false],
  ['jo@192.168.1.1', false],
  ['jo@example.org, ali@example.org', false],
  ['Jo <jo@example.org>', true],
  ['jo@example.org\r\nBcc: ali@example.org', false],
])('accepts %j as an email address: %s', (address, isOne) => {
  expect(problemOf(emailAddress('No'), address)).toBe(isOne ? null : 'No');
});

test.each([
  'robin@example.org.',
  'robin@example.org,',
  'mailto:robin@example.org',
  'MAILTO:robin@example.org?subject=Straw',
  'robin@example.org\u200B',
  '\uFEFFrobin@exa\u00ADmple.org\u2060',
  '<robin@example.org>',
  '<mailto:robin@example.org>;',
  'Robin Hart <robin@example.org>',
  '"Hart, Robin" <robin@example.org>,',
  '“robin@example.org”',
  '(robin@example.org)',
  'robin＠example．org',
  'ｒｏｂｉｎ@example.org',
  'robin @ example.org',
  '\u00A0robin@example.org\u00A0',
  'robin@example.org。',
])('reads the email address of %j', (typed) => {
  expect(v.parse(emailAddress('wrong'), typed)).toBe('robin@example.org');
});

test.each(['robin', 'robin@example', 'a@b.org, c@d.org', 'robin stone@example.org', '<>', '.', ''])(
  'refuses %j as an email address',
  (typed) => {
    expect(v.safeParse(emailAddress('wrong'), typed).success).toBe(false);
  },
);
