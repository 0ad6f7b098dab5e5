// Runs a program with its output in a log file, so that a passing suite prints one line. Our reporters send progress
// through the same stream, in lines of a special form.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { childEnvironment, root } from '../prepare.mjs';

const logFolder = join(root, 'node_modules/.cache/test-logs');

/** Longer than the slowest test file on a busy machine. A program silent for this long is killed. */
const silenceLimitMs = 20 * 60_000;

/** Tests write here what they could not prove on this machine: see report-skipped of @sabi/test-kit. */
export const leftOutFile = join(logFolder, 'left-out.txt');

/** A reporter's line: finished and total test files or journeys. */
const progressLine = /^::progress (\d+) (\d+)$/;

/** @param {number} done @param {number} total */
export const formatProgress = (done, total) => `::progress ${done} ${total}`;

/**
 * @typedef {{ code: number, log: string }} Ended exit code, and the path of what was printed
 * @typedef {(done: number, total: number) => void} OnProgress
 */

/**
 * @param {string} name names the log file
 * @param {string} command found on PATH or among the installed packages
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, onProgress?: OnProgress }} [options]
 * @returns {Promise<Ended>}
 */
export async function runQuietly(name, command, args, { env = {}, onProgress } = {}) {
  mkdirSync(logFolder, { recursive: true });
  const log = join(logFolder, `${name.replaceAll(/\W+/g, '-')}.log`);
  const file = createWriteStream(log);
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...childEnvironment(), TEST_LEFT_OUT_FILE: leftOutFile, ...env },
    shell: process.platform === 'win32',
  });
  const silence = setTimeout(() => {
    file.write(`Nothing was heard for ${silenceLimitMs / 60_000} minutes: ended\n`);
    child.kill();
  }, silenceLimitMs);
  child.stderr.pipe(file, { end: false });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    silence.refresh();
    const [, done, total] = progressLine.exec(line) ?? [];
    if (total) onProgress?.(Number(done), Number(total));
    else file.write(`${line}\n`);
  });
  /** @type {number} */
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  }).finally(() => clearTimeout(silence));
  await finished(file.end());
  return { code, log };
}

/**
 * @param {string} log path
 * @param {number} [lines] how many of the last ones
 */
export const tailOf = (log, lines = 60) =>
  readFileSync(log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
