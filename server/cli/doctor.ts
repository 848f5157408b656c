import { existsSync } from 'node:fs';
import process from 'node:process';
import { checkHere } from '../operator/doctor/check-here.ts';
import { checkOutside } from '../operator/doctor/check-outside.ts';
import { findingsText, hasFault } from '../operator/doctor/finding.ts';

const clock = () => new Date();
const usualFile = '/etc/natural-building-design.env';

/** The file of `--env-file`, or the usual one. */
function environmentFile(): string | undefined {
  const given = process.execArgv.find((argument) => argument.startsWith('--env-file='));
  if (given !== undefined) return given.slice('--env-file='.length);
  return existsSync(usualFile) ? usualFile : undefined;
}

/**
 * `npm run doctor -- https://example.org` checks the website from outside; without an address, what only the server can
 * see: its environment, folders and mail. Ends with 1 when something is wrong.
 */
const [address] = process.argv.slice(2);
if (address !== undefined && !(/^https?:\/\//.test(address) && URL.canParse(address))) {
  process.stderr.write('Say which website: npm run doctor -- https://example.org\n');
  process.exitCode = 1;
} else {
  const findings =
    address === undefined
      ? await checkHere({
          environmentFile: environmentFile(),
          variables: process.env,
          rootFolder: process.cwd(),
          nodeVersion: process.versions.node,
          clock,
        })
      : await checkOutside(address, { clock });
  process.stdout.write(`${findingsText(findings)}\n`);
  if (hasFault(findings)) process.exitCode = 1;
}
