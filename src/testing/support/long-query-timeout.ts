import { beforeAll, vi } from 'vitest';

// Testing Library's timeout for a busy machine; what never appears still fails.
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
});

// Likewise for `vi.waitFor`, which gives up after one second. Files that share modules share it, so it is replaced once.
const { waitFor } = vi;
if (waitFor.name !== 'waitForLonger') {
  vi.waitFor = function waitForLonger(callback, options = 30_000) {
    return waitFor(callback, options);
  };
}
