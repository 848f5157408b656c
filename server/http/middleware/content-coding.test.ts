import Koa from 'koa';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { codingFor } from './content-coding.ts';

/** The coding for a request with this header, or without one. */
async function codingOf(header: string | undefined): Promise<string> {
  const app = new Koa().use((ctx) => {
    ctx.body = codingFor(ctx);
  });
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = header === undefined ? {} : { 'Accept-Encoding': header };
  const [response] = await once(get({ port, host: '127.0.0.1', headers }), 'response');
  const coding = await text(response);
  server.close();
  return coding;
}

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip ; q=1.0', 'gzip'],
  ['identity', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0.5, br;q=0.1', 'gzip'],
  ['identity;q=1, br;q=0.5', 'identity'],
  ['br;q=nonsense', 'identity'],
])('for Accept-Encoding “%s” sends %s', async (header, coding) => {
  expect(await codingOf(header)).toBe(coding);
});
