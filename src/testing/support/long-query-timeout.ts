import { beforeAll } from 'vitest';

// Testing Library's timeout for a busy machine; what never appears still fails.
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
});
