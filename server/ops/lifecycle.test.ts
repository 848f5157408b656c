import '../testing/long-timeout.ts';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './lifecycle.ts';
import { longTimeout } from '../testing/long-timeout.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** A server that counts concurrent requests, and a connection to it. */
async function startCounting(handle: Handler) {
  const counts = { underWay: 0, most: 0, started: [] as string[] };
  const server = await listen(
    async (request, response) => {
      counts.started.push(request.url ?? '');
      counts.underWay += 1;
      counts.most = Math.max(counts.most, counts.underWay);
      try {
        await handle(request, response);
      } finally {
        counts.underWay -= 1;
      }
    },
    0,
    '127.0.0.1',
  );
  onTestFinished(() => server.stop(0));
  const open = async () => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  return { server, counts, open };
}

const requests = (paths: readonly string[]) =>
  paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join('');
const lastRequest = 'GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const numbered = (count: number) => Array.from({ length: count }, (_, number) => `/${number}`);

async function readUntilClosed(socket: Socket): Promise<string> {
  return text(socket).catch(() => '');
}

test('answers pipelined requests one after the other, in order', async () => {
  const { counts, open } = await startCounting(async (request, response) => {
    await new Promise(setImmediate);
    response.end(`answer to ${request.url}.`);
  });
  const socket = await open();
  const paths = numbered(7);
  socket.write(requests(paths) + lastRequest);
  const answers = await text(socket);
  const all = [...paths, '/last'];
  expect(answers.match(/answer to [^.]+/g)).toEqual(all.map((path) => `answer to ${path}`));
  expect(counts).toMatchObject({ most: 1, started: all });
});

test('ends a connection that pipelines more than anybody needs, and only that one', async () => {
  const { counts, open } = await startCounting(async (_request, response) => {
    await new Promise<void>((resolve) => {
      answers.push(resolve);
    });
    response.end('answered');
  });
  const answers: (() => void)[] = [];
  const neighbour = await open();
  neighbour.write(requests(['/neighbour']));
  await expect.poll(() => counts.started, longTimeout).toEqual(['/neighbour']);
  const socket = await open();
  const read = readUntilClosed(socket);
  socket.write(requests(numbered(2_000)));
  expect(await read).not.toContain('answered');
  expect(counts.started.length).toBeLessThanOrEqual(2);
  for (const answer of answers) answer();
  const [answered] = await once(neighbour, 'data');
  expect(String(answered)).toContain('answered');
});

test('stops parsing a packet with more requests than anybody needs', async () => {
  const { open } = await startCounting(async (_request, response) => {
    response.end('answered');
  });
  let parsed = 0;
  const count = () => {
    parsed += 1;
  };
  subscribe('http.server.request.start', count);
  onTestFinished(() => void unsubscribe('http.server.request.start', count));
  const socket = await open();
  socket.write(requests(numbered(500)));
  expect(await readUntilClosed(socket)).toBe('');
  expect(parsed).toBe(8);
});

test('handles no request of a closed connection', async () => {
  const { counts, open } = await startCounting(async (request, response) => {
    if (request.url === '/0') await once(response, 'close');
    response.end();
  });
  const socket = await open();
  socket.write(requests(numbered(5)));
  await expect.poll(() => counts.started, longTimeout).toEqual(['/0']);
  socket.destroy();
  await expect.poll(() => counts.underWay, longTimeout).toBe(0);
  const other = await open();
  other.write(requests(['/other']));
  await expect.poll(() => counts.started, longTimeout).toEqual(['/0', '/other']);
});

test('reads the bodies of pipelined requests that wait', async () => {
  const { open } = await startCounting(async (request, response) => {
    response.end(`took ${(await text(request)).length}.`);
  });
  const socket = await open();
  const post = (body: string) =>
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  socket.write(post('a'.repeat(100_000)) + post('b'.repeat(70_000)) + lastRequest);
  expect((await text(socket)).match(/took \d+/g)).toEqual(['took 100000', 'took 70000', 'took 0']);
});

test('answers pipelined requests before it stops', async () => {
  let answer = () => {};
  const { server, counts, open } = await startCounting(async (_request, response) => {
    if (counts.started.length === 1) {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
    }
    response.end('answered.');
  });
  const socket = await open();
  socket.write(requests(numbered(3)));
  await expect.poll(() => counts.started, longTimeout).toEqual(['/0']);
  const read = text(socket);
  const stopped = server.stop();
  answer();
  await stopped;
  expect((await read).match(/answered/g)).toHaveLength(3);
});
