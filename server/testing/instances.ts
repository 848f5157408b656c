import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Program } from './server-process.ts';
import { startServerProcess } from './server-process.ts';

export interface Sent {
  status: number;
  /** The receipt of a 2xx. */
  answer: { id: string; receipt: string; receivedAt: string } | undefined;
}

export const message = (text: string, email = 'ruth@example.org') => ({
  name: 'Ruth',
  email,
  projectType: 'residential',
  message: `A question about our block: ${text}`,
});

/** One try, as one of many visitors; status 0 without a response. */
export async function send(address: string, key: string, body: unknown): Promise<Sent> {
  try {
    const response = await fetch(`${address}/api/contact`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        'X-Forwarded-For': addressOfVisitor(key),
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, answer: response.ok ? JSON.parse(text) : undefined };
  } catch {
    return { status: 0, answer: undefined };
  }
}

/** Sends as a device does, to one process after the other, until there is a receipt. */
export async function deliver(
  addresses: () => readonly string[],
  body: unknown,
  key = randomUUID(),
): Promise<{ key: string; tries: Sent[] }> {
  const tries: Sent[] = [];
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const all = addresses();
    const sent = await send(all[attempt % all.length] ?? '', key, body);
    tries.push(sent);
    if (sent.answer) return { key, tries };
    // The delay between two tries of a device; nothing is expected to have happened in the meantime.
    await wait(50);
  }
  throw new Error(`never delivered; last status ${tries.at(-1)?.status}`);
}

/** A limit is for one visitor. */
function addressOfVisitor(key: string): string {
  const [a = 0, b = 0, c = 0] = Buffer.from(key.replaceAll('-', ''), 'hex');
  return `10.${a}.${b}.${c}`;
}

/** One of the processes of a site. */
export async function startInstance(
  environment: Record<string, string>,
  folder: string,
): Promise<Instance> {
  const program = startServerProcess({
    OWNER_PASSPHRASE: 'rammed earth and lime',
    TRUST_PROXY: '1',
    DATA_DIR: folder,
    ...environment,
  });
  return { program, address: await program.address() };
}

export function startInstances(
  environment: Record<string, string>,
  folders: readonly [string, string],
): Promise<[Instance, Instance]> {
  return Promise.all([
    startInstance(environment, folders[0]),
    startInstance(environment, folders[1]),
  ]);
}

export interface Instance {
  program: Program;
  address: string;
}

export async function signIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ passphrase: 'rammed earth and lime' }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw new Error(`no sign-in: ${response.status}`);
  return cookie;
}
