import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';

test('discards a share that no worker handled, and redirects to the page that says so', async () => {
  const server = await startTestServer();
  const form = new FormData();
  form.append('files', new File(['a wall'], 'wall.txt'));
  for (const method of ['POST', 'GET']) {
    const answer = await server.fetch('/share-target', {
      method,
      redirect: 'manual',
      ...(method === 'POST' ? { body: form } : {}),
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/offline#shared');
  }
});
