import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkOutside } from '../operator/doctor/check-outside.ts';
import { onFreePort } from '../testing/free-port.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { selfSigned } from '../testing/mail-server.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startTestServer } from '../testing/test-server.ts';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** Starts nginx with the file of the guide, changed; resolves with the faults that the doctor finds from outside. */
async function faultsBehindNginx(
  change: (file: string) => string,
): Promise<(string | undefined)[]> {
  const folder = await temporaryFolder();
  const { key, cert } = await selfSigned();
  await writeFile(join(folder, 'key.pem'), key);
  await writeFile(join(folder, 'cert.pem'), cert);
  await mkdir(join(folder, 'logs'));
  const file = change(readFileSync(new URL('nginx.conf', import.meta.url), 'utf8'));
  let trusted = '';
  const { port, ready } = await onFreePort(async (securePort) => {
    const started = startTestServer({
      publicUrl: `https://localhost:${securePort}`,
      trustedProxies: 1,
    });
    const { address, time } = await started;
    time.now = new Date();
    const site = file
      .replaceAll(/listen (?:\[::\]:)?80;/g, '')
      .replaceAll(/listen \[::\]:443[^;]*;/g, '')
      .replaceAll('443 ssl', `127.0.0.1:${securePort} ssl`)
      .replaceAll('http://127.0.0.1:3000', address)
      .replaceAll('/etc/letsencrypt/live/example.org/fullchain.pem', join(folder, 'cert.pem'))
      .replaceAll('/etc/letsencrypt/live/example.org/privkey.pem', join(folder, 'key.pem'))
      .replaceAll('example.org', 'localhost');
    // Without its first part, which redirects from port 80.
    const secure = site.slice(site.indexOf(`\nserver {\n\tlisten 127.0.0.1`));
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(folder, name)};`)
      .join('\n');
    await writeFile(
      join(folder, 'nginx.conf'),
      `daemon off;\npid ${join(folder, 'pid')};\nerror_log stderr notice;\nevents {}\nhttp {\naccess_log off;\n${places}\n${secure}\n}\n`,
    );
    const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    onTestFinished(() => {
      nginx.kill('SIGTERM');
    });
    trusted = cert;
    let said = '';
    while (!said.includes('start worker process')) {
      const [piece] = (await Promise.race([once(nginx.stderr, 'data'), once(nginx, 'exit')])) as [
        unknown,
      ];
      if (typeof piece === 'number') throw new Error(`nginx did not start: ${said}`);
      said += String(piece);
    }
    return { port: securePort, ready: started };
  });
  await ready;
  const findings = await checkOutside(`https://localhost:${port}`, {
    clock: () => new Date(),
    ca: trusted,
  });
  // Its certificate lasts two days.
  return findings
    .filter(({ check, fault }) => fault !== undefined && check !== 'https')
    .map(({ check }) => check);
}

test.skipIf(!hasNginx)(
  'the doctor finds nothing wrong behind nginx with our file',
  longTimeout,
  async () => {
    expect(await faultsBehindNginx((file) => file)).toEqual([]);
  },
);

test.skipIf(!hasNginx).each<[string, (file: string) => string, string]>([
  ['takes 1 MB', (file) => file.replace('client_max_body_size 12m;', ''), 'large bodies'],
  [
    'buffers events',
    (file) =>
      file.replace(
        'proxy_buffering off;',
        'proxy_buffering on; proxy_ignore_headers X-Accel-Buffering;',
      ),
    'events',
  ],
  [
    'keeps the visitor’s address',
    (file) =>
      file.replace(
        /proxy_set_header X-Forwarded-For[^;]*;/,
        'proxy_set_header X-Forwarded-For "";',
      ),
    'forwarded address',
  ],
  [
    'believes what a visitor says',
    (file) => file.replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For $http_x_forwarded_for'),
    'forwarded address',
  ],
  ['speaks HTTP/1.1 alone', (file) => file.replaceAll(' http2;', ';'), 'HTTP/2'],
])('the doctor names an nginx that %s', longTimeout, async (_name, change, check) => {
  expect(await faultsBehindNginx(change)).toEqual([check]);
});
