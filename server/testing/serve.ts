import { run } from '../run.ts';

/** The whole program with a page that says nothing, for tests that need a process of its own. */
await run({
  createPages: () => ({
    draw: async (ctx) => {
      ctx.body = '<!doctype html><title>Page</title>';
    },
  }),
});
