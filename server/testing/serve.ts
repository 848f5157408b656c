import { compressPage } from '../pages/page-cache.ts';
import { run } from '../ops/run.ts';

/** Faults that the server causes after answering, by path. */
const faults: Readonly<Record<string, () => void>> = {
  '/throws-later': () => {
    throw new Error('nobody has caught this');
  },
  '/rejects-later': () => {
    void Promise.reject(new Error('nobody has caught this'));
  },
  '/breaks-later': () => {
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  },
};

const emptyPage = '<!doctype html><title>Page</title>';

/** The whole server with an empty page, for tests that need a separate process. */
await run({
  createPages: () => ({
    client: (view) => compressPage(view ? 200 : 404, emptyPage),
    render: async (ctx) => {
      const fault = faults[ctx.path];
      if (fault) ctx.res.once('close', fault);
      ctx.body = emptyPage;
    },
  }),
});
