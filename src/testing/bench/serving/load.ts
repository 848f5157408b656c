import autocannon from 'autocannon';
import type { Result } from 'autocannon';

/** The document as a browser requests it. */
const headers = { accept: 'text/html', 'accept-encoding': 'br' };

/** As many requests as the server answers with 32 connections, for some seconds. */
export function fullLoad(url: string, seconds: number): Promise<Result> {
  return checked(autocannon({ url, headers, connections: 32, duration: seconds }));
}

/**
 * A steady number of requests a second. Each is timed from when it should have been sent, so that a pause of the server
 * is not hidden by the requests it delayed.
 */
export function steadyLoad(url: string, perSecond: number, seconds: number): Promise<Result> {
  const connections = 10;
  return checked(
    autocannon({ url, headers, connections, duration: seconds, overallRate: perSecond }),
  );
}

async function checked(run: Promise<Result>): Promise<Result> {
  const result = await run;
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${result.non2xx} answers other than 2xx, ${result.errors} errors`);
  }
  return result;
}
