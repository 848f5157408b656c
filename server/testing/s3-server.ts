import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { AwsClient } from 'aws4fetch';

/** The one key the server knows. */
const key = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' };

export interface S3Server {
  endpoint: string;
  remove(): Promise<void>;
}

/** An S3 server as a separate process with its own folder. */
export async function startS3(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'natural-building-s3-'));
  // For the old cipher of its continuation tokens.
  const legacy = '--openssl-legacy-provider';
  const program = '.cache/s3-server/node_modules/s3rver/bin/s3rver.js';
  const args = ['-d', folder, '-a', '127.0.0.1', '-p', '0'];
  const child = spawn(process.execPath, [legacy, program, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  const output = createInterface({ input: child.stdout });
  const endpoint = await new Promise<string>((resolve, reject) => {
    // Its later lines, one for each request, are read and dropped.
    output.on('line', (line) => {
      const [, address] = /^S3rver listening on (\S+)$/.exec(line) ?? [];
      if (address !== undefined) resolve(`http://${address}`);
    });
    output.once('close', () => reject(new Error('the S3 server did not start')));
  });
  return {
    endpoint,
    async remove() {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a bucket and returns its settings. */
export async function createBucket(endpoint: string, bucket: string) {
  const response = await new AwsClient({ ...key, service: 's3' }).fetch(`${endpoint}/${bucket}`, {
    method: 'PUT',
  });
  if (!response.ok) throw new Error(`no bucket: ${response.status} ${await response.text()}`);
  return { endpoint, bucket, ...key };
}
