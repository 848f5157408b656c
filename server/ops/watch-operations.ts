import { readdir, statfs } from 'node:fs/promises';
import { connect } from 'node:tls';
import { Day, Hour, Minute, Second } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import type { Announcements } from '../services/announcements.ts';
import type { Fault, Warnings } from '../services/warnings.ts';
import { newestBackup } from './backup-folder.ts';
import type { Environment } from './env.ts';
import { dataFolderFault, folderFault } from './folder-fault.ts';
import { offsiteOverdueMs } from './offsite/offsite-copy.ts';

/** Below this much free space the owner is told, long before files are refused. */
const fewBytesLeft = 1024 ** 3;
const oldBackupMs = 48 * Hour.ms;
/** Without a backup for that long, last night's has failed. */
const nightMs = 25 * Hour.ms;
const certificateMarginMs = 14 * Day.ms;
const certificateEveryMs = 12 * Hour.ms;
const tellEveryMs = 10 * Minute.ms;

export interface WatchOperationsOptions {
  warnings: Warnings;
  environment: Pick<Environment, 'dataFolder' | 'backupFolder' | 'publicUrl'>;
  announcements: Announcements | undefined;
  /** Called every minute, for what another process may have stored. */
  refresh?: () => void;
  /** When the off-site copy last succeeded; undefined where there is none. */
  lastOffsite: (() => Date | null) | undefined;
  clock: Clock;
  freeBytes?: (folder: string) => Promise<number>;
  certificateEnd?: (address: string) => Promise<Date>;
}

/**
 * Looks after what the operator should mend, in one place: the owner sees it in the inbox and by mail, monitoring on
 * `/readyz`. Resolves to a function that ends it.
 */
export function watchOperations(options: WatchOperationsOptions): () => void {
  const { warnings, environment, announcements, lastOffsite, clock } = options;
  const { freeBytes = freeBytesOf, certificateEnd = certificateEndOf } = options;
  const { dataFolder, backupFolder, publicUrl } = environment;
  const startedMs = clock().getTime();

  warnings.watch('disk-nearly-full', async () => {
    const free = await freeBytes(dataFolder);
    return free < fewBytesLeft ? { detail: String(free) } : null;
  });
  if (announcements) warnings.watch('mail-fails', () => announcements.failing());
  warnings.watch('copy-overdue', async () => {
    const offsite = lastOffsite && overdue(lastOffsite(), offsiteOverdueMs);
    if (offsite) return offsite;
    if (backupFolder === undefined) return null;
    return overdue(await lastBackup(backupFolder), oldBackupMs);
  });
  warnings.watch('folder-refused', async () => {
    const faults = [await dataFolderFault(dataFolder)];
    if (backupFolder !== undefined) faults.push(await backupFolderFault(backupFolder));
    const words = faults.flatMap((fault) => fault?.words ?? []);
    return words.length === 0 ? null : { detail: words.join('; ') };
  });
  /** In a folder that cannot be read there is none. */
  const lastBackup = async (folder: string) =>
    newestBackup(await readdir(folder).catch(() => []), clock()) ?? null;
  async function backupFolderFault(folder: string) {
    const fault = await folderFault(folder, 'write');
    if (fault?.use !== 'write') return fault;
    // The service of the guide may read it alone, and somebody else may write the backups: then they are there.
    const last = await lastBackup(folder);
    const isThere = last !== null && clock().getTime() - last.getTime() <= nightMs;
    return isThere || fault.code === 'EROFS' ? null : fault;
  }
  /** What has never been copied is overdue once the server has run that long. */
  function overdue(last: Date | null, longestMs: number): Fault | null {
    if (clock().getTime() - (last?.getTime() ?? startedMs) <= longestMs) return null;
    return last ? { detail: last.toISOString(), since: last.toISOString() } : { detail: '' };
  }

  let end: Date | undefined;
  const look = async () => {
    if (publicUrl?.startsWith('https:')) end = await certificateEnd(publicUrl).catch(() => end);
  };
  warnings.watch('certificate-ends', () =>
    end && end.getTime() - clock().getTime() < certificateMarginMs
      ? { detail: end.toISOString() }
      : null,
  );
  const timers = [
    // The proxy may start after the server.
    setTimeout(() => void look(), Minute.ms),
    setInterval(() => void look(), certificateEveryMs),
    setInterval(() => announcements?.wake(), tellEveryMs),
    setInterval(() => options.refresh?.(), Minute.ms),
  ];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Of the certificate that visitors are shown; whether it is trusted is for their browsers to say. */
export function certificateEndOf(address: string): Promise<Date> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port) || 443,
      servername: hostname,
      rejectUnauthorized: false,
      timeout: 20 * Second.ms,
    });
    socket.once('secureConnect', () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
  });
}
