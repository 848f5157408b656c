import { vi } from 'vitest';
import { forgetPlannedDrain } from '#offline/outbox/outbox.ts';
import { newDevice } from './device.ts';
import { FakeServer } from './fake-server.ts';

/** Gives the test its own device, with nothing stored, whose page reaches its own server. */
export async function newDeviceWithServer(): Promise<FakeServer> {
  await newDevice();
  const server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  return server;
}

/** Clears its timers, so that nothing happens in the next test. */
export function leaveDevice(): void {
  forgetPlannedDrain();
  vi.unstubAllGlobals();
}
