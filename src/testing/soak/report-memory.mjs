import process from 'node:process';
import { writeHeapSnapshot } from 'node:v8';

/**
 * Loaded into the server under test, with `--expose-gc`: on SIGUSR2 it collects all garbage and prints what is left.
 * `SNAPSHOT_FOLDER` gets a heap snapshot each time as well.
 */
process.on('SIGUSR2', () => {
  globalThis.gc();
  // What the first collection released through finalisers, the second frees.
  setImmediate(() => {
    globalThis.gc();
    process.stdout.write(`${JSON.stringify({ memory: process.memoryUsage() })}\n`);
    const folder = process.env['SNAPSHOT_FOLDER'];
    if (folder) writeHeapSnapshot(`${folder}/${Math.round(process.uptime())}.heapsnapshot`);
  });
});
