import { readFile, readdir, statfs } from 'node:fs/promises';
import { Hour } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import { MailError } from '../../mail/mailer.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { createSmtpMailer } from '../../mail/smtp-mailer.ts';
import { newestBackup } from '../../ops/backup-folder.ts';
import { InvalidEnvironmentError, readEnvironment } from '../../ops/env.ts';
import type { Environment } from '../../ops/env.ts';
import { dataFolderFault, folderFault } from '../../ops/folder-fault.ts';
import type { Finding } from './finding.ts';

export interface CheckHereOptions {
  /** File with the variables; undefined when they come from elsewhere. */
  environmentFile: string | undefined;
  variables: Readonly<Record<string, string | undefined>>;
  rootFolder: string;
  /** `process.versions.node`. */
  nodeVersion: string;
  clock: Clock;
  createMailer?: (url: string, address: string) => Mailer;
}

const minFreeBytes = 1024 * 1024 * 1024;
const maxBackupAgeMs = 48 * Hour.ms;
const gigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB`;

/** Checks on the server what cannot be seen from outside: its environment file, its folders, its mail. */
export async function checkHere(options: CheckHereOptions): Promise<Finding[]> {
  const { nodeVersion, environmentFile, variables, rootFolder, clock } = options;
  const findings: Finding[] = [];
  const check = async (name: string, work: () => Promise<string | undefined>) => {
    const fault = await work().catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    findings.push(fault === undefined ? { check: name } : { check: name, fault });
  };

  await check('Node.js', async () => nodeFault(nodeVersion));
  if (environmentFile !== undefined) {
    await check('environment file', async () =>
      environmentFileFault(await readFile(environmentFile, 'utf8')),
    );
  }
  let environment: Environment | undefined;
  await check('variables', async () => {
    try {
      environment = readEnvironment(variables, rootFolder);
      return undefined;
    } catch (error) {
      if (error instanceof InvalidEnvironmentError) return error.message;
      throw error;
    }
  });
  if (!environment) return findings;
  const { dataFolder, publicUrl, trustedProxies, smtpUrl, practice, backupFolder, databaseUrl } =
    environment;
  await check('PUBLIC_URL', async () => {
    if (publicUrl?.startsWith('https:')) return undefined;
    return `PUBLIC_URL is ${publicUrl ?? 'unset'}: set it to the https address that visitors use, or the owner's cookie is not Secure.`;
  });
  await check('TRUST_PROXY', async () =>
    trustedProxies > 0 ? undefined : 'TRUST_PROXY is unset: set it to 1 for one proxy in front.',
  );
  await check('data folder', () => dataFault(dataFolder));
  await check('room on the disk', async () => {
    const { bavail, bsize } = await statfs(dataFolder);
    const free = bavail * bsize;
    if (free >= minFreeBytes) return undefined;
    return `${gigabytes(free)} are free for ${dataFolder}: below 1 GB make room, below 0.2 GB the server refuses files.`;
  });
  if (databaseUrl === undefined || backupFolder !== undefined) {
    await check('backup', () => backupFault(backupFolder, clock));
  }
  await check('mail', async () => {
    if (smtpUrl === undefined || practice.email === null) {
      return 'SMTP_URL or PRACTICE_EMAIL is unset: nobody is told of new requests.';
    }
    const create =
      options.createMailer ?? ((url, address) => createSmtpMailer({ url, address, clock }));
    return mailFault(create(smtpUrl, practice.email), practice.email, clock);
  });
  return findings;
}

export function nodeFault(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  return `this is Node.js ${version}, and 20.19 or newer is needed: Debian 13 has it, Debian 12 does not.`;
}

/** What the service, the container and the commands would read differently. */
export function environmentFileFault(text: string): string | undefined {
  if (text.includes('\r')) return 'its lines end as on Windows: mend it with sed -i "s/\\r$//".';
  const faults = text.split('\n').flatMap((line, index) => {
    if (/^\s*(?:#|$)/.test(line)) return [];
    const [, name, value = ''] = /^([A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
    const where = `line ${index + 1}`;
    if (name === undefined) return [`${where} is not NAME=value.`];
    if (value.includes('#')) {
      return [`${where}: ${name} has a raw #, after which a command reads nothing: write %23.`];
    }
    if (/^\s|\s$/.test(value)) {
      return [
        `${where}: ${name} has a space before or after its value, which are read in different ways.`,
      ];
    }
    if (/["'\\]/.test(value)) {
      return [`${where}: ${name} has a quote or backslash, which are read in different ways.`];
    }
    if (name.endsWith('_URL') && (/^\w+:\/\/[^/]*/.exec(value)?.[0] ?? '').split('@').length > 2) {
      return [`${where}: ${name} has a raw @ in the user or password: write %40.`];
    }
    return [];
  });
  return faults.length === 0 ? undefined : faults.join(' ');
}

async function dataFault(folder: string): Promise<string | undefined> {
  const fault = await dataFolderFault(folder);
  if (fault === null) return undefined;
  if (fault.code === 'ENOENT')
    return `DATA_DIR ${folder} is not there: make it, as the guide says.`;
  return `DATA_DIR: ${fault.words}. It must belong to the user of the server, on a disk that is not read-only.`;
}

async function backupFault(folder: string | undefined, clock: Clock): Promise<string | undefined> {
  if (folder === undefined) {
    return 'BACKUP_DIR is unset: name the folder of the nightly backups, on another disk than DATA_DIR.';
  }
  const fault = await folderFault(folder, 'write');
  if (fault) {
    return `BACKUP_DIR: ${fault.words}. It must be there, and belong to the user of the server.`;
  }
  const newest = newestBackup(await readdir(folder), clock());
  if (newest === undefined) {
    return `there is no backup in ${folder}: "nbd backup" makes one.`;
  }
  const ageMs = clock().getTime() - newest.getTime();
  if (ageMs <= maxBackupAgeMs) return undefined;
  return `the last backup in ${folder} is ${Math.floor(ageMs / Hour.ms)} hours old: see "systemctl status natural-building-design-backup.timer".`;
}

/** Sends the practice a mail: only that proves that mail arrives. */
async function mailFault(mailer: Mailer, to: string, clock: Clock): Promise<string | undefined> {
  try {
    await mailer.send({
      id: `doctor-${clock().getTime()}`,
      to,
      subject: 'Test: mail from your website works',
      text: 'Whoever looks after your website has tested its mail. You don’t need to do anything.\n',
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return `no mail could be sent to PRACTICE_EMAIL (${error.message}): check SMTP_URL, its user and password.`;
  }
}
