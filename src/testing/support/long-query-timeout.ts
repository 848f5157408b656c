import { beforeAll } from 'vitest';

// What Testing Library waits for may take its time on a busy machine; what never comes is still told.
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
});
