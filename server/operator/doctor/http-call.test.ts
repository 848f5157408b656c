import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { httpCall } from './http-call.ts';

async function addressOf(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('gives up on an address that never answers', async () => {
  const address = await addressOf(() => undefined);
  await expect(httpCall(address, { longestMs: 50 })).rejects.toThrow('no whole answer in time');
});

test('gives up on an answer that never ends', async () => {
  const address = await addressOf((_incoming, outgoing) => void outgoing.write('{'));
  await expect(httpCall(address, { longestMs: 200 })).rejects.toThrow('no whole answer in time');
});

test('reads no more of an answer than any of ours has', async () => {
  const piece = Buffer.alloc(64 * 1024);
  const address = await addressOf((_incoming, outgoing) => {
    const pour = () => {
      while (!outgoing.destroyed && outgoing.write(piece));
    };
    outgoing.on('drain', pour);
    pour();
  });
  await expect(httpCall(address)).rejects.toThrow('the answer is too long');
});

test('follows no redirect', async () => {
  const address = await addressOf((_incoming, outgoing) => {
    outgoing.writeHead(301, { Location: '/' }).end();
  });
  expect(await httpCall(address)).toMatchObject({ status: 301 });
});
