import { expect, test } from 'vitest';
import { weaknessesOf } from '#testing/support/policy-weaknesses.ts';
import { startTestServer } from '../../testing/test-server.ts';

test('has a content security policy without a known bypass', async () => {
  for (const publicUrl of [undefined, 'https://example.org']) {
    const server = await startTestServer({ publicUrl });
    for (const path of ['/', '/nowhere', '/api/projects', '/api/nowhere', '/uploads/x']) {
      const { headers } = await server.fetch(path);
      expect(weaknessesOf(headers.get('Content-Security-Policy') ?? 'no policy'), path).toEqual([]);
    }
  }
  // The evaluator itself works.
  expect(weaknessesOf("script-src 'unsafe-inline'").length).toBeGreaterThan(1);
});
