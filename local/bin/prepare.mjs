// Installs packages and builds before any of our programs can run. Plain JavaScript without dependencies, for a machine
// that has only Node.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { BuildProgress } from './starting/build-progress.mjs';
import { installLocked } from './starting/install.mjs';
import { inTurn } from './starting/process-lock.mjs';

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

/**
 * Builds at the same time would remove what the others have just made.
 * @template T
 * @param {() => Promise<T>} build
 * @returns {Promise<T>}
 */
export const inTurnToBuild = (build) =>
  inTurn(join(root, '.building.lock'), { what: 'builds', report: console.log }, build);

/** Builds every workspace whose sources changed since its last build, and prints what it is at while that takes long. */
export async function ensureBuilt() {
  await inTurnToBuild(async () => {
    if ((await buildWithProgress()) === 0) return;
    // Once more for what has failed, with all that it says.
    await run('turbo', turboArguments(['run', 'build', '--output-logs=errors-only']));
  });
}

/** A build in which nothing has changed ends before the first line. */
const progressMs = 15_000;

/** @returns {Promise<number>} exit code */
async function buildWithProgress() {
  const progress = new BuildProgress();
  const timer = setInterval(() => console.log(progress.describe()), progressMs);
  try {
    return await exitCodeOf(
      'turbo',
      turboArguments(['run', 'build', '--output-logs=hash-only']),
      {},
      (line) => progress.read(line),
    );
  } finally {
    clearInterval(timer);
  }
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
 * Runs a program to its end. When this process is ended meanwhile, so is the program, and this process after it: npm takes
 * back what it has begun, and nothing else may start in the same folder until it has.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @param {(line: string) => void} [onLine] gets what the program prints, which is not printed then
 * @returns {Promise<number>}
 */
export function exitCodeOf(command, args, env = {}, onLine) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: onLine ? ['inherit', 'pipe', 'inherit'] : 'inherit',
    env: { ...childEnvironment(), ...env },
    shell: process.platform === 'win32',
  });
  if (onLine && child.stdout) createInterface({ input: child.stdout }).on('line', onLine);
  const endOfUs = endTogether(child, command);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      endOfUs();
      resolve(code ?? 1);
    });
  });
}

/**
 * A terminal's Ctrl-C reaches the child by itself, other signals only by us.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} command
 * @returns {() => void} to be called when the child has ended: ends this process if it was meant to
 */
function endTogether(child, command) {
  /** @type {NodeJS.Signals | undefined} */
  let received;
  /** @param {NodeJS.Signals} signal */
  const receive = (signal) => {
    if (received && signal === 'SIGINT') process.exit(1); // a second Ctrl-C: at once
    if (!received) console.error(`Stopping as soon as ${command} has. Ctrl-C again does not wait for it.`);
    received = signal;
    if (signal !== 'SIGINT') child.kill(signal);
  };
  for (const signal of endings) process.on(signal, receive);
  return () => {
    for (const signal of endings) process.off(signal, receive);
    if (received) process.kill(process.pid, received);
  };
}

/** @type {readonly NodeJS.Signals[]} */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'];
