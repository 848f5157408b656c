import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const wanted = 'src/testing/audit/tools/package.json';

/**
 * Installs Lighthouse and the Nu HTML checker into a folder of their own, and Java where it is missing; skipped
 * when it is done.
 * @throws Error when a step fails
 */
export function ensureTools(folder: string): void {
  const mark = join(folder, '.ready');
  const versions = readFileSync(wanted, 'utf8');
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== versions) {
    process.stdout.write(`Installing Lighthouse and the HTML checker into ${folder} …\n`);
    mkdirSync(folder, { recursive: true });
    cpSync(wanted, join(folder, 'package.json'));
    run('npm', ['install', '--no-audit', '--no-fund', '--silent'], folder);
    writeFileSync(mark, versions);
  }
  if (spawnSync('java', ['-version']).error) {
    const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const [command = 'apt-get', ...before] = [...asRoot, 'apt-get'];
    run(command, [...before, 'update', '-qq']);
    const packages = ['--no-install-recommends', 'default-jre-headless'];
    run(command, [...before, 'install', '-y', '-qq', ...packages]);
  }
}

function run(command: string, words: readonly string[], folder = '.'): void {
  const { status, error } = spawnSync(command, words, { cwd: folder, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${words[0]} ended with ${status}`);
}
