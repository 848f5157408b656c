import { vi } from 'vitest';
import { Second } from '#shared/time.ts';

/** Long enough for the disks and sockets of a busy machine; a test that hangs still ends. */
vi.setConfig({ testTimeout: 30 * Second.ms, hookTimeout: 30 * Second.ms });

/** For `expect.poll`. */
export const longTimeout = { timeout: 20 * Second.ms };
