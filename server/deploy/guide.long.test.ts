import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { Minute } from '#shared/time.ts';
import {
  canMakeRoots,
  makeDebianRoot,
  runIn,
  scriptOf,
  sectionOf,
  site,
} from '../testing/debian-root.ts';
import { guideBlocks } from '../testing/guide-blocks.ts';

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
    const root = await makeDebianRoot('fake-systemctl.sh');
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
    expect(
      sectionOf(output, 'Restore drill').match(/is restored: 1 messages and requests/g),
    ).toHaveLength(2);
    expect(sectionOf(output, 'The owner\n')).toContain('204 401 204\nRuth\n');
  },
);
