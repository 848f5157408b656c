import * as clientDocument from '#app/client-document.tsx';
import { clientPage } from '#server/pages/client-page.ts';
import { run } from '#server/ops/run.ts';
import { floodLimits } from '#server/services/flood-limits.ts';

const unlimited = { burst: 1e9, perSecond: 1e9 };
const everything = { perAddress: unlimited, global: unlimited };

/** The whole server except its pages, without rate limits: every request reaches its handler. */
await run({
  rateLimits: {
    read: everything,
    submit: everything,
    submittedBytes: everything,
    upload: everything,
    uploadedBytes: everything,
    handOverCall: everything,
    handOverStart: everything,
    handOverBytes: everything,
  },
  floodLimits: { ...floodLimits, records: 1e9, bytes: 1e12, fileBytes: 1e12 },
  createPages: () => ({
    client: (view, practice) => clientPage(clientDocument, view, practice),
    render: async (ctx) => {
      ctx.body = '<!doctype html><title>Page</title>';
    },
  }),
});
