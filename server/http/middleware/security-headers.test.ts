import { createHash } from 'node:crypto';
import Koa from 'koa';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { beforePaintScript } from '#shared/before-paint.ts';
import { securityHeaders } from './security-headers.ts';
import type { AppState } from '../state.ts';

test('allows the one inline script of the document, and no other', async () => {
  const app = new Koa<AppState>();
  app.use(securityHeaders({ isHttps: false }));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  const answer = await fetch(`http://127.0.0.1:${bound.port}/`);
  server.close();

  const hash = createHash('sha256').update(beforePaintScript).digest('base64');
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  const directive = policy.split('; ').find((part) => part.startsWith('script-src'));
  expect(directive).toBe(`script-src 'self' 'sha256-${hash}'`);
});

test('keeps other sites’ windows away from the owner’s pages, and from no page of a visitor', async () => {
  const app = new Koa<AppState>();
  app.use(securityHeaders({ isHttps: true }));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  const policyAt = async (path: string) =>
    (await fetch(`http://127.0.0.1:${bound.port}${path}`)).headers.get(
      'Cross-Origin-Opener-Policy',
    );
  for (const path of [
    '/messages',
    '/messages/NB-7K3F-9Q',
    '/MESSAGES/site',
    '/messages/site/article/lime',
    '/uploads/a.jpg',
  ]) {
    expect(await policyAt(path), path).toBe('same-origin');
  }
  for (const path of ['/', '/about', '/messagesque', '/api/requests']) {
    expect(await policyAt(path), path).toBeNull();
  }
  server.close();
});
