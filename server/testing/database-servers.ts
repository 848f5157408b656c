import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';
import { startS3 } from './s3-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a server that tests make their databases on. */
    postgresUrl: string;
    /** Address of a server that tests make their buckets on. */
    s3Endpoint: string;
  }
}

/** Starts what all tests of PostgreSQL and S3 share; ends it after them. */
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
