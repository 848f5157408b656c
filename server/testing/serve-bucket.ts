import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { listen } from '../ops/lifecycle.ts';
import { memoryBucket } from './memory-bucket.ts';

/** A bucket in memory that answers over HTTP as an S3 service does, for the running test. */
export async function serveBucket(clock: () => Date) {
  const memory = memoryBucket(clock);
  const { bucket, fault } = memory;
  const { address, stop } = await listen(
    async (request, response) => {
      // A revoked key, say: no later try of the same call can help.
      if (fault.is !== undefined) {
        response.statusCode = 403;
        response.end(`<Error><Code>AccessDenied</Code><Message>${fault.is}</Message></Error>`);
        return;
      }
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket.invalid');
      const key = pathname.split('/').slice(2).join('/');
      if (request.method === 'PUT') {
        const bytes = await buffer(request);
        const open = () => Readable.from([bytes]);
        await bucket.put(key, { open, sizeBytes: bytes.length, sha256: '' });
      } else if (request.method === 'DELETE') await bucket.remove(key);
      else if (key === '')
        response.write(listing(await bucket.list(searchParams.get('prefix') ?? '')));
      else response.statusCode = 404;
      response.end();
    },
    0,
    '127.0.0.1',
  );
  onTestFinished(() => stop(0));
  return { ...memory, endpoint: address };
}

const listing = (objects: Awaited<ReturnType<ReturnType<typeof memoryBucket>['bucket']['list']>>) =>
  `<ListBucketResult><IsTruncated>false</IsTruncated>${objects
    .map(
      ({ key, modifiedAt, sizeBytes }) =>
        `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><Size>${sizeBytes}</Size></Contents>`,
    )
    .join('')}</ListBucketResult>`;
