// Installs packages and builds before any of our programs can run. Plain JavaScript without dependencies, for a machine
// that has only Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
const stamp = join(root, 'node_modules/.installed-lockfile');
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** Installs the packages of the lockfile if missing. */
export async function ensureInstalled() {
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node 20.19 or later is needed, this is ${process.versions.node}`);
  }
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === wanted) return;
  console.log('Installing packages …');
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, wanted);
}

/** Builds every workspace whose sources changed since its last build. */
export async function ensureBuilt() {
  await run('turbo', turboArguments(['run', 'build', '--output-logs=errors-only']));
}

/**
 * @param {readonly string[]} args
 */
export const turboArguments = (args) => [...args, '--ui=stream', '--no-update-notifier'];

export const childEnvironment = () => ({
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), dirname(process.execPath), process.env['PATH']].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  TURBO_PRINT_VERSION_DISABLED: '1',
});

/**
 * @param {string} command found on PATH or among the installed packages
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export async function run(command, args, env = {}) {
  const code = await exitCodeOf(command, args, env);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with code ${code}`);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>}
 */
export function exitCodeOf(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...childEnvironment(), ...env },
    shell: process.platform === 'win32',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
