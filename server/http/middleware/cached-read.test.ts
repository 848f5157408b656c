import { createServer } from 'node:http';
import { once } from 'node:events';
import Koa from 'koa';
import { expect, onTestFinished, test } from 'vitest';
import { sampleDefaultsOf } from '../../testing/sample-content.ts';
import { createContent } from '../../services/content.ts';
import { answerCached } from './cached-read.ts';

async function start(value: object) {
  const app = new Koa();
  app.use((ctx) => answerCached(ctx, value));
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return (coding: string) =>
    fetch(`http://127.0.0.1:${port}/`, { headers: { 'Accept-Encoding': coding } });
}

test('serialises a response once, however many request it in whatever encoding', async () => {
  let serialised = 0;
  const text = 'a wall of cob '.repeat(200);
  const read = await start({
    toJSON() {
      serialised += 1;
      return { text };
    },
  });
  const codings = ['br', 'gzip', 'identity'].flatMap((coding) => [coding, coding, coding]);
  const answers = await Promise.all(codings.map(read));
  expect(answers.map((answer) => answer.headers.get('Content-Encoding') ?? 'identity')).toEqual(
    codings,
  );
  expect(new Set(answers.map((answer) => answer.headers.get('ETag'))).size).toBe(3);
  for (const answer of answers) expect(await answer.json()).toEqual({ text });
  expect(serialised).toBe(1);
});

test('does not compress short responses', async () => {
  const read = await start({ nonce: 'x' });
  const answer = await read('br');
  expect(answer.headers.get('Content-Encoding')).toBeNull();
  expect(await answer.json()).toEqual({ nonce: 'x' });
});

test('returns the same list of projects each time', () => {
  const content = createContent({ defaultsOf: sampleDefaultsOf });
  for (const category of [undefined, 'community', 'castle']) {
    expect(content.listProjects(category)).toBe(content.listProjects(category));
  }
});
