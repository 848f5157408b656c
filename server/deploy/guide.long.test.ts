import { once } from 'node:events';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, chmod, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { Minute } from '#shared/time.ts';
import { guideBlocks } from '../testing/guide-blocks.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const canMakeRoots =
  process.geteuid?.() === 0 && spawnSync('debootstrap', ['--version']).status === 0;

/** Packages that an earlier run has fetched. */
const npmCache = join(process.cwd(), '.cache/guide-npm');

/** Caddy signs names under `localhost` itself. */
const site = 'nbd.localhost';

/** A bare Debian 13, made once. */
const bareDebian = join(process.cwd(), '.cache/debian-13');

function makeBareDebian(): void {
  if (existsSync(join(bareDebian, 'etc/os-release'))) return;
  execFileSync('debootstrap', ['--variant=minbase', 'trixie', bareDebian], { stdio: 'inherit' });
}

/** Runs a script in the root folder, with processes and, without a network, a network of its own. */
async function runIn(root: string, script: string, { hasNetwork }: { hasNetwork: boolean }) {
  await mkdir(join(root, 'npm-cache'), { recursive: true });
  await mkdir(npmCache, { recursive: true });
  const name = hasNetwork ? 'root/with-network.sh' : 'root/without-network.sh';
  await writeFile(join(root, name), script);
  const inside = [
    hasNetwork ? '' : 'ip link set lo up',
    `mount -t proc proc ${root}/proc`,
    `mount --bind ${npmCache} ${root}/npm-cache`,
    `exec chroot ${root} /usr/bin/env -i PATH=/usr/local/bin:/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 npm_config_cache=/npm-cache NODE_EXTRA_CA_CERTS=/tmp/authority.crt bash -e /${name}`,
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
const scriptOf = (blocks: ReturnType<typeof guideBlocks>) =>
  blocks
    .map(({ section, text: lines }) => `echo '=== ${section.replaceAll("'", '’')}'\n${lines}`)
    .join('\n')
    // The line that is the reader's to change.
    .replace(/^SITE=example\.org.*$/m, `SITE=${site}`)
    // What it finds is looked at below; here there is no mail server, and the certificate is short-lived.
    .replaceAll(/^(nbd doctor.*?)(?: \|\| true)?$/gm, '$1 || true');

const sectionOf = (output: string, name: string) =>
  output
    .split(/^=== /m)
    .filter((part) => part.startsWith(name))
    .join('\n');

const send = `
const send = (path, body) =>
  fetch('https://${site}/api/' + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
`;

/** What a visitor sends once the website is up, and must not be lost by what follows in the guide. */
const writeMessage = `
echo '=== A visitor'
cat > /tmp/visitor.mjs <<'END'
${send}
const message = { name: 'Ruth', email: 'ruth@example.org', projectType: 'other', message: 'We have a north slope.' };
console.log((await send('contact', message)).status);
END
node /tmp/visitor.mjs
`;

/** Opens the link as the owner does, signs in with the chosen passphrase and reads what came. */
const openTheLink = `
echo '=== The owner'
cat > /tmp/owner.mjs <<'END'
${send}
const key = process.argv[2];
const chosen = await send('passphrase/recovery', { key, next: 'lime and light earth' });
const again = await send('passphrase/recovery', { key, next: 'lime and light earth' });
const signedIn = await send('session', { passphrase: 'lime and light earth' });
console.log(chosen.status, again.status, signedIn.status);
const headers = { Cookie: signedIn.headers.get('set-cookie').split(';')[0] };
const messages = await fetch('https://${site}/api/contact-messages', { headers });
console.log((await messages.json()).map(({ name }) => name).join());
END
node /tmp/owner.mjs "$(sed -n 's/^https:.*#key=//p' /root/output | tail -n 1)"
`;

test.skipIf(!canMakeRoots)(
  'the guide leads from a bare Debian to a working address, an update, the way back and a restore, line by line',
  { timeout: 40 * Minute.ms },
  async () => {
    makeBareDebian();
    const root = join(await temporaryFolder(), 'root');
    execFileSync('cp', ['--archive', bareDebian, root]);
    await copyFile('/etc/resolv.conf', join(root, 'etc/resolv.conf'));
    await appendFile(join(root, 'etc/hosts'), `127.0.0.1 localhost ${site} www.${site}\n`);
    await mkdir(join(root, 'usr/local/sbin'), { recursive: true });
    await writeFile(join(root, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
    const systemctl = join(root, 'usr/local/sbin/systemctl');
    await copyFile('server/testing/fake-systemctl.sh', systemctl);
    await chmod(systemctl, 0o755);
    // As the guide packs it, but with what is not committed yet.
    const stash = execFileSync('git', ['stash', 'create'], { encoding: 'utf8' }).trim() || 'HEAD';
    const archive = join(root, 'root/natural-building-design.tar.gz');
    execFileSync('git', ['archive', '--format=tar.gz', `--output=${archive}`, stash]);

    // What signs the network of this machine, where it is not what Debian trusts.
    const authority = process.env['NODE_EXTRA_CA_CERTS'] ?? '/etc/ssl/certs/ca-certificates.crt';
    await copyFile(authority, join(root, 'tmp/authority.crt'));

    const blocks = guideBlocks().filter(({ kind }) => kind === '');
    const sections = (names: RegExp) =>
      scriptOf(blocks.filter(({ section }) => names.test(section)));
    const prepared = await runIn(root, sections(/^[1-3]\./), { hasNetwork: true });
    expect(prepared, prepared.errors).toMatchObject({ code: 0 });

    const rest = await runIn(
      root,
      'exec > >(tee /root/output)\nexport npm_config_offline=true SITE=' +
        `${site}\n` +
        sections(/^[4-7]\./) +
        writeMessage +
        sections(/^(?!\d\.)/) +
        openTheLink,
      { hasNetwork: false },
    );
    expect(rest, rest.errors + rest.output).toMatchObject({ code: 0 });
    const { output } = rest;
    await writeFile('.cache/guide-output.txt', output);

    const wrongIn = (section: string) =>
      [...sectionOf(output, section).matchAll(/^WRONG {2}([^:]+):/gm)].map(([, check]) => check);
    expect(wrongIn('4.')).toEqual(['backup', 'mail']);
    expect(sectionOf(output, '5.')).toMatch(/^https:\/\/nbd\.localhost\/messages#key=\S+$/m);
    // Caddy's certificate for localhost lives for hours.
    expect(wrongIn('7.')).toEqual(['https', 'mail']);
    expect(sectionOf(output, '7.')).toContain('ok     events');
    expect(sectionOf(output, 'Update')).toContain('/var/backups/natural-building-design/');
    expect(sectionOf(output, 'Restore drill')).toContain('"status":"ready"');
    expect(sectionOf(output, 'A visitor')).toContain('201');
    // The drill and the real one.
    expect(sectionOf(output, 'Restore drill').match(/is restored: 1 messages and requests/g)).toHaveLength(2);
    expect(sectionOf(output, 'The owner\n')).toContain('204 401 204\nRuth\n');
  },
);
