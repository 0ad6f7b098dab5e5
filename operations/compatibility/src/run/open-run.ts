import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive } from './is-alive';
import { runMark } from './marked-processes';
import { exitCodes, Refusal } from './refusal';
import { readRunRecord, removeRun, type RunRecord } from './remove-run';

const pauseMs = 100;
/** After that the number of a caretaker is taken to be another process's. */
const slowestEndMs = 60_000;

export interface Run {
  /** For everything temporary; removed at the end, also after `kill -9`. */
  readonly folder: string;
  /** Ends all processes of the run and removes its folder. */
  close(): Promise<void>;
}

/**
 * Opens the only run of this repository, and cleans up after one that could not do it itself. From here on every process
 * that is started inherits the run's mark and has its temporary files in the run's folder.
 * @param recordFile names the run while it lasts
 * @throws {Refusal} while another run is under way
 */
export async function openRun(recordFile: string): Promise<Run> {
  await mkdir(dirname(recordFile), { recursive: true });
  await removeDeadRun(recordFile);
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'sabi-compatibility-'));
  const caretaker = spawn(
    process.execPath,
    [join(import.meta.dirname, 'caretaker.js'), folder, recordFile],
    { stdio: ['pipe', 'ignore', 'ignore'], detached: true }, // Ctrl-C does not reach it
  );
  caretaker.unref();
  const record: RunRecord = { command: process.pid, caretaker: caretaker.pid ?? 0, folder };
  try {
    await writeFile(recordFile, JSON.stringify(record), { flag: 'wx' });
  } catch (error) {
    await endCaretaker(caretaker, record, recordFile);
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Refusal('Another run has just begun in this repository: wait for its end.', exitCodes.refused);
  }
  Object.assign(process.env, { [runMark]: folder, TMPDIR: folder, TMP: folder, TEMP: folder });
  return { folder, close: () => endCaretaker(caretaker, record, recordFile) };
}

/** Lets the caretaker clean up, and does it here where that one has failed or was ended. */
async function endCaretaker(
  caretaker: ChildProcess,
  { folder }: RunRecord,
  recordFile: string,
): Promise<void> {
  if (caretaker.exitCode === null && caretaker.signalCode === null) {
    const exited = once(caretaker, 'exit');
    caretaker.ref();
    caretaker.stdin?.end();
    await exited;
  }
  if (caretaker.exitCode !== 0) await removeRun(folder, recordFile);
}

/** @throws {Refusal} when it is not dead */
async function removeDeadRun(recordFile: string): Promise<void> {
  const record = await readRunRecord(recordFile);
  if (!record) return;
  if (isAlive(record.command) && isAlive(record.caretaker))
    throw new Refusal(
      `Another run is under way in this repository, as process ${record.command}: wait for it, or end it.`,
      exitCodes.refused,
    );
  const deadline = Date.now() + slowestEndMs;
  while (isAlive(record.caretaker) && Date.now() < deadline) await delay(pauseMs);
  await removeRun(record.folder, recordFile);
}
