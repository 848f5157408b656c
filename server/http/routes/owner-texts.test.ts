import * as v from 'valibot';
import { expect, test } from 'vitest';
import { findOwnerTexts, postEntryConsequences } from '#shared/api/owner-texts.ts';
import { listEntryRevisions } from '#shared/api/owner-entries.ts';
import { unpublishedSeller } from '#shared/api/practice.ts';
import { uuid } from '../../testing/samples.ts';
import { startTestServer } from '../../testing/test-server.ts';

async function open() {
  const server = await startTestServer({
    practice: {
      email: 'hello@practice.example',
      phone: '0400 111 222',
      bank: null,
      seller: unpublishedSeller,
    },
  });
  const cookie = await server.signIn();
  const send = (method: string, path: string, body?: unknown) =>
    server.fetch(path, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    server,
    send,
    async find(search: string, by = 'all') {
      const query = new URLSearchParams({ search, by }).toString();
      const response = await send('GET', `/api/owner/texts?${query}`);
      return v.parse(findOwnerTexts.response, await response.json()).matches;
    },
    async newest(kind: string, id: string) {
      const response = await send('GET', `/api/owner/entries/${kind}/${id}/revisions`);
      const [first] = v.parse(listEntryRevisions.response, await response.json()).revisions;
      if (!first) throw new Error('no revision');
      return first;
    },
    async consequences(kind: string, id: string, body: unknown) {
      const path = `/api/owner/entries/${kind}/${id}/consequences`;
      const response = await send('POST', path, { body });
      return v.parse(postEntryConsequences.response, await response.json());
    },
  };
}

test('finds a price, a phone number and an email however they are typed', async () => {
  const { find } = await open();
  expect(await find('$880')).toMatchObject([
    { kind: 'report', field: 'priceAud', excerpt: '$880' },
  ]);
  for (const phone of ['0400111222', '0400 111 222', '+61 400 111 222']) {
    expect(await find(phone)).toMatchObject([{ kind: 'practice', field: 'phone' }]);
  }
  expect(await find('HELLO@practice')).toMatchObject([{ field: 'email', label: 'Email' }]);
  expect(await find('no such word anywhere zzz')).toEqual([]);
  expect(await find(' ?! ')).toEqual([]);
});

test('finds what was saved and not published yet', async () => {
  const { send, find, newest } = await open();
  const { revisionId, body } = await newest('practice', 'practice');
  const saved = await send('PUT', `/api/owner/entries/practice/practice/revisions/${uuid(1)}`, {
    baseRevisionId: revisionId,
    slug: '',
    body: { ...body, hours: 'Moonlit Tuesdays' },
  });
  expect(saved.status).toBe(201);
  expect(await find('moonlit tuesday')).toMatchObject([{ kind: 'practice', field: 'hours' }]);
});

test('finds the paragraph that has most of the words', async () => {
  const { find, newest } = await open();
  const { body } = await newest('page', 'about');
  const blocks = v.parse(v.array(v.looseObject({ text: v.optional(v.string()) })), body['blocks']);
  const at = blocks.findLastIndex(({ text = '' }) => text.length > 80 && !/[[*]/.test(text));
  const words = blocks[at]?.text?.slice(0, 150) ?? '';
  const [best] = await find(`${words} edited since`.slice(0, 200), 'nearest');
  expect(best).toMatchObject({ kind: 'page', id: 'about', field: `blocks.${at}.text` });
});

test('refuses a search that is too long, and anybody else', async () => {
  const { server, send } = await open();
  const long = await send('GET', `/api/owner/texts?search=${'x'.repeat(10_000)}`);
  expect(long.status).toBe(400);
  expect((await server.fetch('/api/owner/texts?search=lime')).status).toBe(401);
  const path = '/api/owner/entries/page/about/consequences';
  const stranger = await server.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"body":null}',
  });
  expect(stranger.status).toBe(401);
  expect((await send('POST', path, { body: 'x' })).status).toBe(400);
  expect(
    (await send('POST', '/api/owner/entries/page/nowhere/consequences', { body: null })).status,
  ).toBe(404);
});

test('finds what the live site says, without drafts and hidden entries', async () => {
  const { send, newest, consequences } = await open();
  const { body, revisionId } = await newest('report', 'new-house');
  const cheaper = { ...body, priceAud: 900 };
  const { places } = await consequences('report', 'new-house', cheaper);
  expect(places[0]).toMatchObject({ field: 'depositAud', sentence: 'Deposit: $440' });
  const question = {
    question: 'What does it cost?',
    answer: 'A new house report is $880.',
  };
  const at = `/api/owner/entries/question/${uuid(9)}`;
  await send('PUT', `${at}/revisions/${uuid(2)}`, {
    baseRevisionId: null,
    slug: '',
    body: question,
  });
  const named = async () =>
    (await consequences('report', 'new-house', cheaper)).places.map(({ kind }) => kind);
  expect(await named()).not.toContain('question');
  expect((await send('POST', `${at}/publish`, { revisionId: uuid(2) })).status).toBe(200);
  expect(await named()).toContain('question');
  await send('POST', `${at}/hide`);
  expect(await named()).not.toContain('question');
  expect(revisionId).toBeTruthy();
});
