import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Check, Verdict } from '../check.ts';

/** The checker's report on one file. */
interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning';
  url: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

const passable = [
  // React writes `<br/>`; HTML allows it and the checker only remarks on it.
  /^Trailing slash on void elements/,
  // Its style sheet rules are older than container queries, which all supported browsers have.
  /^CSS: (?:Unrecognized at-rule “@container”|“container-type”: Property “container-type” doesn't exist)/,
];

/** The Nu HTML checker on every document as the server sends it, all in one run of Java. */
export const html: Check = ({ addresses, unlistedAddresses }) => [
  {
    name: 'all documents',
    async run({ site, toolsFolder }) {
      const folder = resolve('.cache/audit/html');
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      const all = [...addresses, ...unlistedAddresses];
      const files = new Map<string, string>();
      for (const [index, address] of all.entries()) {
        const file = join(folder, `${index}.html`);
        const response = await fetch(site.address + address);
        writeFileSync(file, await response.text());
        files.set(address, file);
      }
      const messages = check([...files.values()], toolsFolder);
      return all.map((address): Verdict => {
        const url = pathToFileURL(files.get(address) ?? '').href;
        const own = messages.filter(
          (message) => message.url.replace('file:/', 'file:///') === url || message.url === url,
        );
        return {
          check: 'html',
          subject: address,
          measured: `${own.length} errors and warnings`,
          isMet: own.length === 0,
          findings: own.map(
            ({ lastLine, message, extract = '' }) => `line ${lastLine}: ${message} – ${extract}`,
          ),
        };
      });
    },
  },
];

function check(files: readonly string[], toolsFolder: string): Message[] {
  const jar = join(toolsFolder, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const { stdout, error } = spawnSync(
    'java',
    ['-Xss4m', '-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files],
    { encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 },
  );
  if (error) throw error;
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  return messages.filter(({ message }) => !passable.some((known) => known.test(message)));
}
