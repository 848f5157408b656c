import { compressPage } from '#server/pages/page-cache.ts';
import { run } from '#server/ops/run.ts';
import { floodLimits } from '#server/services/flood-limits.ts';

const unlimited = { burst: 1e9, perSecond: 1e9 };
const everything = { perAddress: unlimited, global: unlimited };

const emptyPage = '<!doctype html><title>Page</title>';

/** The whole server except its pages, without rate limits: every request reaches its handler. */
await run({
  rateLimits: {
    read: everything,
    submit: everything,
    submittedBytes: everything,
    upload: everything,
    uploadedBytes: everything,
    deviceTransferCall: everything,
    deviceTransferStart: everything,
    deviceTransferBytes: everything,
  },
  floodLimits: { ...floodLimits, records: 1e9, bytes: 1e12, fileBytes: 1e12 },
  createPages: () => ({
    client: (view) => compressPage(view ? 200 : 404, emptyPage),
    render: async (ctx) => {
      ctx.body = emptyPage;
    },
  }),
});
