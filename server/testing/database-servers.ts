import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';
import { startS3 } from './s3-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server on which tests create their databases. */
    postgresUrl: string;
    /** Address of the server on which tests create their buckets. */
    s3Endpoint: string;
  }
}

/** Starts the servers that all tests of PostgreSQL and S3 share, and stops them afterwards. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const s3 = await startS3().catch(async (error: unknown) => {
    await postgres.remove();
    throw error;
  });
  project.provide('postgresUrl', postgres.url);
  project.provide('s3Endpoint', s3.endpoint);
  return async () => {
    await s3.remove();
    await postgres.remove();
  };
}
