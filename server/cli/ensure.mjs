/**
 * Prepares a fresh clone: `node server/cli/ensure.mjs dependencies build chromium`. Each step is skipped when it is
 * already done for the present sources. Plain JavaScript with Node's own modules, because it runs before any package is
 * installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';

const installQuietly = ['install', '-y', '-qq', '--no-install-recommends'];
/** Older versions lack features that Playwright needs. */
const oldestFirefox = 153;
const steps = { dependencies, build, chromium, engines, postgres, s3, debian };

for (const name of process.argv.slice(2)) {
  const step = steps[name];
  if (!step) {
    console.error(`ensure: unknown step ${name}; there are ${Object.keys(steps).join(', ')}`);
    process.exit(2);
  }
  step();
}

function dependencies() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or newer is needed; this is ${process.version}`);
    process.exit(1);
  }
  once('node_modules/.ready', hashOf(['package-lock.json']) + process.version, () => {
    console.log('Installing packages …');
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  });
}

function build() {
  const sources = ['src', 'server', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
  once('dist/.ready', hashOf(sources), () => {
    console.log('Building …');
    run('npm', ['run', '--silent', 'build']);
  });
}

/** What the tests need from the system: a browser, and openssl for the mail server's certificate. */
function chromium() {
  const packages = [];
  if (!process.env.CHROMIUM_PATH && !existsSync('/usr/bin/chromium')) {
    packages.push('chromium', 'fonts-liberation');
  }
  if (spawnSync('openssl', ['version']).error) packages.push('openssl');
  install(packages);
  if (!process.env.CHROMIUM_PATH && !existsSync('/usr/bin/chromium-headless-shell')) {
    installIfOffered('chromium-headless-shell');
  }
}

/** A database server for `npm run test:postgres`; the tests start and stop it themselves. */
function postgres() {
  if (!existsSync('/usr/lib/postgresql')) install(['postgresql']);
}

/** An S3 server for `npm run test:postgres`. Not a dependency, because nothing else uses it. */
function s3() {
  const tool = 's3rver@3.7.1';
  once('.cache/s3-server/.ready', tool, () => {
    console.log(`Installing ${tool} …`);
    const args = ['--prefix', '.cache/s3-server', '--no-save', '--no-audit', '--no-fund', tool];
    run('npm', ['install', '--silent', ...args]);
  });
}

/** For `npm run test:guide`: what makes a bare Debian, and the proxies of the guide, which must not start here. */
function debian() {
  const wanted = { debootstrap: 'debootstrap', caddy: 'caddy', nginx: 'nginx-light' };
  const missing = Object.keys(wanted).filter((name) => spawnSync('which', [name]).status !== 0);
  if (missing.length === 0) return;
  process.env.RUNLEVEL = '1';
  install(missing.map((name) => wanted[name]));
}

/** Major version of Debian's Firefox; 0 where there is none. */
function firefoxVersion() {
  const { stdout } = spawnSync('/usr/bin/firefox-esr', ['--version'], { encoding: 'utf8' });
  return Number(/Firefox (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

/** The browsers of `npm run test:engines` besides Chromium, and the virtual screen for WebKit. */
function engines() {
  const packages = [];
  if (!process.env.FIREFOX_PATH && firefoxVersion() < oldestFirefox) packages.push('firefox-esr');
  if (!existsSync('/usr/bin/WebKitWebDriver')) packages.push('webkit2gtk-driver');
  if (!existsSync('/usr/bin/Xvfb')) packages.push('xvfb', 'xauth');
  install(packages);
}

/** Installs system packages, when there are any to install. */
function install(packages) {
  if (packages.length === 0) return;
  console.log(`Installing ${packages.join(', ')} …`);
  run(...apt('update', '-qq'));
  run(...apt(...installQuietly, ...packages));
}

/** Installs an optional package that speeds things up, where the system has it. */
function installIfOffered(name) {
  const quietly = { stdio: 'ignore', timeout: 120_000 };
  spawnSync(...apt('update', '-qq'), quietly);
  const { status } = spawnSync(...apt(...installQuietly, name), quietly);
  console.log(status === 0 ? `Installed ${name}.` : `Goes on without ${name}.`);
}

/** The system's package manager and its arguments. */
function apt(...args) {
  return process.getuid?.() === 0 ? ['apt-get', args] : ['sudo', ['-n', 'apt-get', ...args]];
}

/** Does the work unless the mark already has the key; the mark is written only after the work succeeded. */
function once(mark, key, work) {
  if (existsSync(mark) && readFileSync(mark, 'utf8') === key) return;
  work();
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, key);
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (error) {
    console.error(`${command} could not be started: ${error.message}`);
    process.exit(1);
  }
  if (status !== 0) process.exit(status ?? 1);
}

/** SHA-256 over names and bytes of files and folders. */
function hashOf(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).toSorted()) visit(join(path, name));
    } else {
      hash.update(path).update('\0').update(readFileSync(path));
    }
  };
  for (const path of paths) visit(path);
  return hash.digest('hex');
}
