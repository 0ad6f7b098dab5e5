// A lock that ends with the process that holds it, however that ends. Plain JavaScript without dependencies.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** @typedef {{ pid: number, startedAt: string | null, what: string }} LockHolder `what`: for people, such as an address */

/**
 * Takes the lock. A process that has it already keeps it.
 * @param {string} file
 * @param {string} what the holder says of itself
 * @returns {LockHolder | undefined} the other process that has it; undefined where this one has it now
 */
export function takeLock(file, what) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  for (;;) {
    if (createWhole(file, { pid: process.pid, startedAt: startOf(process.pid), what })) return undefined;
    const holder = readHolder(file);
    if (holder?.pid === process.pid) return undefined;
    if (holder && isAlive(holder)) return holder;
    rmSync(file, { force: true });
  }
}

/** @param {string} file @returns {LockHolder | undefined} the living process that has the lock */
export function findHolder(file) {
  const holder = readHolder(file);
  return holder && isAlive(holder) ? holder : undefined;
}

const pollMs = 500;

/**
 * Does the work with the lock, after any other process that has it.
 * @template T
 * @param {string} file
 * @param {{ what: string, report: (text: string) => void }} holder `what` it does, as in "Waiting for process 4711, which builds …"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inTurn(file, { what, report }, work) {
  for (let waits = 0; ; waits += 1) {
    const other = takeLock(file, what);
    if (!other) break;
    if (waits === 0) report(`Waiting for process ${other.pid}, which ${other.what} …`);
    await delay(pollMs);
  }
  try {
    return await work();
  } finally {
    releaseLock(file);
  }
}

/** Gives the lock back, if this process has it. @param {string} file */
export function releaseLock(file) {
  if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
}

/**
 * Creates the file with all its content, or not at all.
 * @param {string} file @param {LockHolder} holder @returns {boolean} whether it was not there
 */
function createWhole(file, holder) {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @param {string} file @returns {LockHolder | undefined} */
function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Another process may have the id of one that has ended, so its start counts as well. @param {LockHolder} holder */
function isAlive({ pid, startedAt }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
  const start = startOf(pid);
  return startedAt === null || start === null || start === startedAt;
}

/** @param {number} pid @returns {string | null} when it has started, in the system's own way; null where that is not known */
function startOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may contain spaces.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    // A process that has ended, of which its parent has not heard yet.
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? null);
  } catch {
    return startByPs(pid);
  }
}

/** @param {number} pid */
function startByPs(pid) {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
