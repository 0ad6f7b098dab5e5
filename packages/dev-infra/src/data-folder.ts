import { mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux mounts a file system in memory here. */
const memoryFolder = '/dev/shm';
/** Type of such a file system, in `statfs`. */
const tmpfs = 0x01_02_19_94;
/** A run of all tests writes about a gigabyte; the rest is room for others. */
const leastFreeBytes = 4 * 1024 ** 3;
const leastAvailableMemory = 8 * 1024 ** 3;
/** No run takes as long. */
const abandonedAfterMs = 6 * 3_600_000;
const prefix = 'sabi-servers-';

/**
 * A new folder for the data of a database or a broker: in memory where there is enough of it, as on a disk each write waits for
 * the disk, and MongoDB takes a third more processor time. What a killed process has left in memory is removed.
 */
export async function createDataFolder(): Promise<string> {
  const parent = await findDataParent();
  if (parent === memoryFolder) await removeAbandoned(parent);
  return mkdtemp(join(parent, `${prefix}${process.pid}-`));
}

async function findDataParent(): Promise<string> {
  try {
    const { type, bavail, bsize } = await statfs(memoryFolder);
    const hasRoom = bavail * bsize >= leastFreeBytes && process.availableMemory() >= leastAvailableMemory;
    if (type === tmpfs && hasRoom) return memoryFolder;
  } catch {
    // Not every system has this folder.
  }
  return tmpdir();
}

/** Folders of processes that are over. By age too, as a process of another container cannot be seen from here. */
export async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = new RegExp(String.raw`^${prefix}(\d+)-`).exec(name)?.[1];
    if (!pid || isRunning(Number(pid))) continue;
    const folder = join(parent, name);
    const { mtimeMs = Date.now() } = (await stat(folder).catch(() => undefined)) ?? {};
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
