import { run } from '#server/ops/run.ts';

const unlimited = { burst: 1e9, perSecond: 1e9 };
const everything = { perAddress: unlimited, global: unlimited };

/** The whole server but its pages, without rate limits: every request reaches its handler. */
await run({
  rateLimits: {
    read: everything,
    submit: everything,
    stored: everything,
    upload: everything,
    uploaded: everything,
    handOverCall: everything,
    handOver: everything,
    handedOver: everything,
  },
  createPages: () => ({
    render: async (ctx) => {
      ctx.body = '<!doctype html><title>Page</title>';
    },
  }),
});
