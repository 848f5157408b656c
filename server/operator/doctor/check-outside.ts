import { connect } from 'node:tls';
import * as v from 'valibot';
import {
  connectionEventsGapMs,
  connectionEventsPath,
  getConnection,
} from '#shared/api/connection.ts';
import { deleteSession } from '#shared/api/session.ts';
import { postUpload, uploadField } from '#shared/api/upload.ts';
import { Problem } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { Day, Minute, Second } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import type { Finding } from './finding.ts';
import { httpCall } from './http-call.ts';
import type { HttpCallOptions } from './http-call.ts';
import { warningAdvice } from './warning-advice.ts';

export interface CheckOutsideOptions {
  clock: Clock;
  /** Certificate authority to trust besides the usual ones, as PEM; for tests. */
  ca?: string;
}

const maxClockErrorMs = 60 * Second.ms;
const certificateMarginMs = 14 * Day.ms;
/** An address of documentation (RFC 5737), which no proxy may pass on as a visitor's. */
const forgedAddress = '203.0.113.77';

const Ready = v.object({
  requests: v.boolean(),
  uploads: v.boolean(),
  warnings: v.array(v.string()),
});

/**
 * Checks from outside what the guide sets up. Sends a file that the server refuses; stores nothing.
 * @param site public address, e.g. `https://example.org`
 */
export async function checkOutside(
  site: string,
  { clock, ca }: CheckOutsideOptions,
): Promise<Finding[]> {
  const { origin, hostname } = new URL(site);
  const call = (path: string, options: HttpCallOptions = {}) =>
    httpCall(origin + path, { ...options, ca });
  const isHttps = origin.startsWith('https:');

  const reached = await attempt('the website answers', async () => {
    const { status, text } = await call('/healthz');
    if (status === 200 && text.includes('"ok"')) return undefined;
    if (status >= 500) {
      return `the proxy answers ${status}: is the server running, and on the port that the proxy names? See "systemctl status natural-building-design".`;
    }
    return `/healthz answers ${status}, and not as our server does: does ${hostname} lead to this machine, and the proxy to the server?`;
  });
  if (reached.fault !== undefined) return [reached];

  const findings = [reached];
  const check = async (name: string, work: () => Promise<string | undefined>) => {
    findings.push(await attempt(name, work));
  };

  await check('https', async () => {
    if (!isHttps) return 'the address is not https: give the one that visitors use.';
    const { certificateEnds } = await call('/healthz');
    const leftMs = (certificateEnds?.getTime() ?? 0) - clock().getTime();
    if (leftMs > certificateMarginMs) return undefined;
    return `the certificate ends in ${Math.floor(leftMs / Day.ms)} days: see the proxy's log why it is not renewed.`;
  });
  if (isHttps) {
    await check('HTTP/2', async () => {
      if ((await protocolOf(new URL(origin), ca)) === 'h2') return undefined;
      return 'the proxy speaks HTTP/1.1 alone, and a page takes many requests: switch HTTP/2 on (nginx: "http2").';
    });
  }

  const connection = async (headers: Record<string, string> = {}) =>
    v.parse(getConnection.response, JSON.parse((await call(getConnection.path, { headers })).text));
  // A server of another release, or a proxy that answers itself.
  const present = await connection().catch(() => undefined);
  if (!present) {
    const fault = `${getConnection.path} is not answered as this release does: update the server, or run the doctor of its release.`;
    return [...findings, { check: 'release', fault }];
  }
  await check('forwarded address', async () => {
    if (!present.isForwarded) {
      return 'the server does not learn where visitors come from, so all of them share one limit: set TRUST_PROXY=1 in the environment file, and let the proxy send X-Forwarded-For.';
    }
    const forged = await connection({ 'X-Forwarded-For': forgedAddress });
    if (forged.address !== forgedAddress) return undefined;
    return 'whoever sends X-Forwarded-For chooses the address that the limits count: let the proxy set the header anew (nginx: "$remote_addr"), and set TRUST_PROXY to the number of proxies.';
  });
  await check('PUBLIC_URL', async () => {
    if (present.publicUrl === origin) return undefined;
    const said = present.publicUrl === null ? 'is unset' : `is ${present.publicUrl}`;
    return `PUBLIC_URL ${said}, and visitors use ${origin}: set PUBLIC_URL=${origin} and restart.`;
  });
  await check('cookie', async () => {
    const { headers } = await call(deleteSession.path, { method: 'DELETE' });
    const cookies = headers['set-cookie'] ?? [];
    const isSecure = cookies.every((cookie) => /^__Host-.*; Secure/i.test(cookie));
    if (present.hasSecureCookie && isSecure && cookies.length > 0) return undefined;
    return "the owner's cookie is sent without https as well: PUBLIC_URL must start with https://, and the proxy must leave cookies as they are.";
  });
  await check('clock', async () => {
    const errorMs = Date.parse(present.now) - clock().getTime();
    if (Math.abs(errorMs) <= maxClockErrorMs) return undefined;
    const minutes = Math.max(1, Math.round(Math.abs(errorMs) / 60_000));
    return `the server's clock is ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${errorMs > 0 ? 'ahead of' : 'behind'} this one: see "timedatectl" there (and here).`;
  });
  await check('events', async () => {
    const { arrivedMs } = await call(connectionEventsPath);
    const gapMs = (arrivedMs.at(-1) ?? 0) - (arrivedMs[0] ?? 0);
    if (arrivedMs.length > 1 && gapMs > connectionEventsGapMs / 2) return undefined;
    return 'the proxy keeps events back, and the open inbox learns of new messages too late: switch its buffering off for /api/inbox/events (nginx: "proxy_buffering off;").';
  });
  await check('requests and files can be stored', async () => {
    const { text } = await call('/readyz');
    const { requests, uploads } = v.parse(Ready, JSON.parse(text));
    if (!requests) {
      return 'the server cannot write in its data folder (read-only, full or gone): its log names the folder and what to do.';
    }
    if (!uploads) return 'files are refused: less than 200 MB are free on the disk. Make room.';
    return undefined;
  });
  // While files are refused for another reason, nothing can be said about the proxy.
  if (findings.at(-1)?.fault === undefined) await check('large bodies', () => checkBodies(call));
  await check('no warnings', async () => {
    const { warnings } = v.parse(Ready, JSON.parse((await call('/readyz')).text));
    if (warnings.length === 0) return undefined;
    return warnings.map(warningAdvice).join(' ');
  });
  return findings;
}

/** The largest file that the forms accept, of a kind that the server refuses once it has read it. */
async function checkBodies(
  call: (path: string, options: HttpCallOptions) => ReturnType<typeof httpCall>,
): Promise<string | undefined> {
  const boundary = 'doctor-boundary';
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${uploadField}"; filename="doctor.bin"\r\n` +
        'Content-Type: application/octet-stream\r\n\r\n',
    ),
    Buffer.alloc(limits.maxFileBytes),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
  const advice =
    'the proxy refuses files of 10 MB: let it pass bodies of 12 MB (nginx: "client_max_body_size 12m;", Caddy: "request_body { max_size 12MB }").';
  const answer = await call(postUpload.path, { method: 'POST', headers, body }).catch(() => advice);
  if (typeof answer === 'string') return answer;
  const problem = parseProblem(answer.text);
  if (problem === undefined) return advice;
  // Refused for its kind: all of it has arrived.
  return problem === 'unsupported-file'
    ? undefined
    : `a file was answered with "${problem}": try again in a minute.`;
}

function parseProblem(text: string): string | undefined {
  try {
    return v.parse(Problem, JSON.parse(text)).code;
  } catch {
    return undefined;
  }
}

/** The protocol that the proxy chooses when it is offered HTTP/2. */
function protocolOf({ hostname, port }: URL, ca?: string): Promise<string | false | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      {
        host: hostname,
        port: Number(port) || 443,
        servername: hostname,
        ALPNProtocols: ['h2', 'http/1.1'],
        timeout: Minute.ms,
        ...(ca !== undefined && { ca }),
      },
      () => {
        resolve(socket.alpnProtocol);
        socket.destroy();
      },
    );
    socket.once('timeout', () => socket.destroy(new Error('no answer within a minute')));
    socket.once('error', reject);
  });
}

async function attempt(check: string, work: () => Promise<string | undefined>): Promise<Finding> {
  try {
    const fault = await work();
    return fault === undefined ? { check } : { check, fault };
  } catch (error) {
    return { check, fault: `there was no proper answer (${reasonOf(error)}).` };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
