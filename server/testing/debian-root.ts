import { once } from 'node:events';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  appendFile,
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { Minute } from '#shared/time.ts';
import type { guideBlocks } from './guide-blocks.ts';

export const canMakeRoots =
  process.geteuid?.() === 0 && spawnSync('debootstrap', ['--version']).status === 0;

/** Caddy signs names under `localhost` itself. */
export const site = 'nbd.localhost';

/** Packages that an earlier run has fetched. */
const npmCache = join(process.cwd(), '.cache/guide-npm');

/** A bare Debian 13, made once. */
const bareDebian = join(process.cwd(), '.cache/debian-13');

/** Whole or not at all: two tests may make it at once, and either may be stopped. */
async function makeBareDebian(): Promise<void> {
  if (existsSync(bareDebian)) return;
  const made = `${bareDebian}-${process.pid}`;
  execFileSync('debootstrap', ['--variant=minbase', 'trixie', made], { stdio: 'inherit' });
  await rename(made, bareDebian).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY') throw error;
    return rm(made, { recursive: true });
  });
}

/** A bare Debian 13 with the release as the guide packs it; `systemctl` is a file of `server/testing`. */
export async function makeDebianRoot(systemctlFile: string): Promise<string> {
  await makeBareDebian();
  const folder = await mkdtemp(join(tmpdir(), 'natural-building-debian-'));
  // A hundred thousand files take a while to remove.
  onTestFinished(() => rm(folder, { recursive: true, force: true }), 10 * Minute.ms);
  const root = join(folder, 'root');
  execFileSync('cp', ['--archive', bareDebian, root]);
  await copyFile('/etc/resolv.conf', join(root, 'etc/resolv.conf'));
  await appendFile(join(root, 'etc/hosts'), `127.0.0.1 localhost ${site} www.${site}\n`);
  await mkdir(join(root, 'usr/local/sbin'), { recursive: true });
  await mkdir(join(root, 'npm-cache'));
  await mkdir(npmCache, { recursive: true });
  await writeFile(join(root, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  // A test root need not survive a power cut.
  await writeFile(join(root, 'etc/dpkg/dpkg.cfg.d/unsafe-io'), 'force-unsafe-io\n');
  const systemctl = join(root, 'usr/local/sbin/systemctl');
  await copyFile(join('server/testing', systemctlFile), systemctl);
  await chmod(systemctl, 0o755);
  // With what is not committed yet.
  const stash = execFileSync('git', ['stash', 'create'], { encoding: 'utf8' }).trim() || 'HEAD';
  const archive = join(root, 'root/natural-building-design.tar.gz');
  execFileSync('git', ['archive', '--format=tar.gz', `--output=${archive}`, stash]);
  // What signs the network of this machine, where it is not what Debian trusts.
  const authority = process.env['NODE_EXTRA_CA_CERTS'] ?? '/etc/ssl/certs/ca-certificates.crt';
  await copyFile(authority, join(root, 'tmp/authority.crt'));
  return root;
}

/** Runs a script in the root folder, with processes and, without a network, a network of its own. */
export async function runIn(root: string, script: string, { hasNetwork }: { hasNetwork: boolean }) {
  const name = hasNetwork ? 'root/with-network.sh' : 'root/without-network.sh';
  await writeFile(join(root, name), script);
  const inside = [
    hasNetwork ? '' : 'ip link set lo up',
    `mount --bind ${root} ${root}`,
    `cd ${root}`,
    'mount -t proc proc proc',
    'mount --rbind /sys sys',
    'mount --rbind /dev dev',
    `mount --bind ${npmCache} npm-cache`,
    // A container engine takes the older control groups or the newer ones, not both.
    'test ! -d sys/fs/cgroup/unified || umount sys/fs/cgroup/unified',
    'mkdir -p former',
    'pivot_root . former',
    'umount --lazy /former',
    `exec env -i PATH=/usr/local/bin:/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 PODMAN_IGNORE_CGROUPSV1_WARNING=1 npm_config_cache=/npm-cache NODE_EXTRA_CA_CERTS=/tmp/authority.crt bash -e /${name}`,
  ];
  const own = ['--mount', '--pid', '--fork', '--kill-child', ...(hasNetwork ? [] : ['--net'])];
  const child = spawn('unshare', [...own, 'sh', '-ec', inside.join('\n')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const ended = once(child, 'close');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code, signal] = (await ended) as [number | null, string | null];
  return { code: code ?? signal, output, errors };
}

/** Each block as it stands, after a line that says where the output of its section begins. */
export const scriptOf = (blocks: ReturnType<typeof guideBlocks>) =>
  blocks
    .map(({ section, text: lines }) => `echo '=== ${section.replaceAll("'", '’')}'\n${lines}`)
    .join('\n')
    // The line that is the reader's to change.
    .replace(/^SITE=example\.org.*$/m, `SITE=${site}`)
    // What it finds is looked at by the tests; here there is no mail server, and the certificate is short-lived.
    .replaceAll(/^(nbd doctor.*?)(?: \|\| true)?$/gm, '$1 || true');

export const sectionOf = (output: string, name: string) =>
  output
    .split(/^=== /m)
    .filter((part) => part.startsWith(name))
    .join('\n');
