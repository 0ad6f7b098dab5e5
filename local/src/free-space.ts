import { statfs } from 'node:fs/promises';

const checkEveryMs = 5000;

/** Bytes that an unprivileged program may still use on the folder's disk. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export const toMegabytes = (bytes: number) => Math.floor(bytes / 1024 ** 2);

/**
 * Warns once when less space is free than uploads need, and reports once when there is enough again.
 * @returns a function that stops it
 */
export function watchFreeSpace(options: {
  folder: string;
  minFreeBytes: number;
  report: (text: string) => void;
  read?: (folder: string) => Promise<number>;
}): () => void {
  const { folder, minFreeBytes, report, read = readFreeBytes } = options;
  let isShort = false;
  const check = async () => {
    const freeBytes = await read(folder).catch(() => undefined);
    if (freeBytes === undefined || freeBytes < minFreeBytes === isShort) return;
    isShort = !isShort;
    report(
      isShort
        ? `Only ${toMegabytes(freeBytes)} MB are left on the disk of ${folder}: uploads are refused until ${toMegabytes(minFreeBytes)} MB are free.`
        : `There is room on the disk of ${folder} again: uploads are taken.`,
    );
  };
  void check();
  const timer = setInterval(() => void check(), checkEveryMs).unref();
  return () => clearInterval(timer);
}
