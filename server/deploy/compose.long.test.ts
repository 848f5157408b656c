import { execFileSync } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Minute } from '#shared/time.ts';
import { canMakeRoots, makeDebianRoot, runIn, sectionOf, site } from '../testing/debian-root.ts';
import { guideBlocks } from '../testing/guide-blocks.ts';

/** What the images of Docker's library have that ours use, from Debian and with this machine's npm: no registry is asked. */
const makeBaseImage = `
apt-get update
apt-get install --yes --no-install-recommends nodejs caddy ca-certificates
ln --symbolic ../lib/npm/bin/npm-cli.js /usr/local/bin/npm
useradd --uid 1000 --create-home node
`;

const importImages = `
mkdir --parents /etc/containers
# Building reaches the network as this machine does; more files and processes need a right that root may lack.
printf '[containers]\\nnetns = "host"\\ndefault_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]\\n' > /etc/containers/containers.conf
podman import --change 'ENV NODE_EXTRA_CA_CERTS=/tmp/authority.crt' /tmp/base.tar docker.io/library/node:24-bookworm-slim
podman import --change 'ENV XDG_DATA_HOME=/data' --change 'ENV XDG_CONFIG_HOME=/config' \\
  --change 'CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]' \\
  /tmp/base.tar docker.io/library/caddy:2
rm /tmp/base.tar
apt-get install --yes --no-install-recommends curl
`;

/** Visitor and owner, as they reach the website through Caddy. */
const people = `
sed --in-place /netns/d /etc/containers/containers.conf
cd /srv/natural-building-design-1/server/deploy
ready() {
  for second in $(seq 60); do
    podman-compose exec -T caddy cat /data/caddy/pki/authorities/local/root.crt > /tmp/root.crt && break
    sleep 1
  done
  curl --retry 60 --retry-delay 1 --retry-all-errors --fail --silent --cacert /tmp/root.crt https://${site}/readyz > /dev/null
}
post() {
  curl --silent --cacert /tmp/root.crt --cookie /tmp/cookies --cookie-jar /tmp/cookies --header 'Content-Type: application/json' \\
    --output /dev/null --write-out '%{http_code}\\n' --data "$2" https://${site}/api/$1
}
write() { post contact '{"name":"'$1'","email":"ruth@example.org","projectType":"other","message":"We have a north slope."}'; }
read_messages() {
  curl --silent --cacert /tmp/root.crt --cookie /tmp/cookies https://${site}/api/contact-messages | grep --only-matching '"name":"[A-Z][a-z]*"'
}
`;

const firstUse = `
echo '=== The owner'
ready
post passphrase/recovery '{"key":"'$(sed -n 's/^https:.*#key=//p' /root/output | tr -d '\\r')'","next":"lime and light earth"}'
post session '{"passphrase":"lime and light earth"}'
write Ruth
podman healthcheck run natural-building-design_app_1 && echo healthy
`;

/** Stops as the machine does, and starts as podman's own unit does. */
const restartOfTheMachine = `
echo '=== A restart of the machine'
ready
write Tom
podman-compose stop
podman ps --all --format '{{.Names}} {{.ExitCode}}'
sh -c "$(sed -n 's/^ExecStart=//p' /usr/lib/systemd/system/podman-restart.service)"
ready
read_messages
`;

const sendTheSecondRelease = `
mkdir /tmp/second
tar --extract --gzip --file=/root/natural-building-design.tar.gz --directory=/tmp/second
touch /tmp/second/server/second-release
tar --create --gzip --file=/root/natural-building-design.tar.gz --directory=/tmp/second .
`;

const afterTheUpdate = `
echo '=== After the update'
ready
read_messages
podman-compose exec -T app ls server/second-release
podman-compose stop
`;

test.skipIf(!canMakeRoots)(
  'the containers of the guide start, stop, start with the machine, restore a backup and are updated, line by line',
  { timeout: 40 * Minute.ms },
  async () => {
    const base = await makeDebianRoot('fake-systemctl-enable.sh');
    const npm = execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim();
    await cp(join(npm, 'npm'), join(base, 'usr/local/lib/npm'), { recursive: true });
    const made = await runIn(base, makeBaseImage, { hasNetwork: true });
    expect(made, made.errors).toMatchObject({ code: 0 });
    const root = await makeDebianRoot('fake-systemctl-enable.sh');
    const apart = ['--exclude=./npm-cache', '--exclude=./root'];
    execFileSync('tar', ['-C', base, ...apart, '-cf', join(root, 'tmp/base.tar'), '.']);

    const blocks = guideBlocks().filter(({ kind }) => kind === 'sh container');
    const [
      packages = '',
      release = '',
      first = '',
      check = '',
      restore = '',
      update = '',
      ...more
    ] = blocks.map(({ text }) => text);
    expect(more).toEqual([]);
    const [build = '', start = ''] = first.split(/(?<=^podman-compose build\n)/m);

    const setSite = `SITE=${site}\n`;
    const prepared = await runIn(root, setSite + packages + importImages + release + build, {
      hasNetwork: true,
    });
    expect(prepared, prepared.errors).toMatchObject({ code: 0 });

    const rest = await runIn(
      root,
      'exec > >(tee /root/output)\n' +
        people +
        start +
        firstUse +
        `echo '=== Check'\n${check}` +
        restartOfTheMachine +
        `echo '=== Restore'\n${restore}` +
        sendTheSecondRelease +
        update +
        afterTheUpdate,
      { hasNetwork: false },
    );
    await writeFile('.cache/compose-output.txt', rest.output);
    expect(rest, rest.errors + rest.output).toMatchObject({ code: 0 });
    const { output } = rest;

    expect(sectionOf(output, 'The owner')).toContain('204\n204\n201\nhealthy\n');
    expect(output.match(/^WRONG .*?:/gm)).toEqual(['WRONG  mail:']);
    const restarted = sectionOf(output, 'A restart of the machine');
    for (const name of ['app', 'backup', 'caddy']) {
      expect(restarted).toContain(`natural-building-design_${name}_1 0\n`);
    }
    for (const name of ['Ruth', 'Tom']) expect(restarted).toContain(`"name":"${name}"\n`);
    expect(sectionOf(output, 'Restore')).toContain('/data is restored: 1 messages and requests');
    // What came after the backup was replaced with it.
    const updated = sectionOf(output, 'After the update');
    expect(updated).toContain('"name":"Ruth"\nserver/second-release\n');
    expect(updated).not.toContain('Tom');
  },
);
