// Installs packages and builds before any of our programs can run. Plain JavaScript without dependencies, for a machine
// that has only Node.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { installLocked } from './starting/install.mjs';

export const root = join(import.meta.dirname, '../..');

/** A reason to stop that is a sentence for the person at the terminal. */
export class Stopped extends Error {
  /** @override */
  name = 'Stopped';
}

/** For programs that a person starts: a reason to stop is printed without a stack. */
export function stopInWords() {
  process.on('uncaughtException', (error) => {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    const isSentence = error instanceof Stopped || code?.startsWith('ERR_PARSE_ARGS');
    console.error(isSentence ? error.message : error);
    process.exit(1);
  });
}
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** Installs the packages of the lockfile that are missing or have changed. */
export async function ensureInstalled() {
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Stopped(`Node 20.19 or later is needed, this is ${process.versions.node}`);
  }
  await installLocked({ root, run });
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
  if (code !== 0) throw new Stopped(`${command} ${args.join(' ')} ended with code ${code}`);
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
