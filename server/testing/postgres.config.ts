import { defineConfig } from 'vitest/config';

/** `npm run test:postgres`: tests that need a PostgreSQL server and an S3 server, both started by the tests. */
export default defineConfig({
  test: {
    include: ['server/**/*.postgres.ts'],
    globalSetup: 'server/testing/database-servers.ts',
    environment: 'node',
    restoreMocks: true,
    // By default Vitest leaves a core to others; here nothing else runs.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
