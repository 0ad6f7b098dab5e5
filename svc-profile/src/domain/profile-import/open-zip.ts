import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise } from 'yauzl';
import { ImportInvalid } from './import-invalid';

const maxEntries = 5000;
export const maxFileBytes = 5 * 1024 * 1024;
const maxTotalBytes = 20 * 1024 * 1024;
const maxRatio = 200;

/**
 * The wanted files of an archive by base name; others are not inflated.
 * @throws {ImportInvalid} for an invalid archive, or one that exceeds the limits
 */
export async function openZip(
  bytes: Buffer,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  try {
    return await readEntries(bytes, wanted);
  } catch {
    throw new ImportInvalid('The archive cannot be read');
  }
}

async function readEntries(bytes: Buffer, wanted: readonly string[]): Promise<Map<string, Buffer>> {
  // yauzl refuses absolute names, `..`, and entries larger than declared.
  const zip = await fromBufferPromise(bytes);
  if (zip.entryCount > maxEntries) throw new ImportInvalid('Too many files');
  const files = new Map<string, Buffer>();
  let totalBytes = 0;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.slice(entry.fileName.lastIndexOf('/') + 1);
    if (!wanted.includes(name) || files.has(name)) continue;
    totalBytes += entry.uncompressedSize;
    if (!isHarmless(entry) || totalBytes > maxTotalBytes)
      throw new ImportInvalid('More than a profile needs');
    files.set(name, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}

function isHarmless({ uncompressedSize, compressedSize, ...entry }: Entry): boolean {
  return (
    uncompressedSize <= maxFileBytes &&
    uncompressedSize <= maxRatio * Math.max(1, compressedSize) &&
    !isEncrypted(entry)
  );
}

/** Bit 0 of the general purpose flags. */
function isEncrypted({ generalPurposeBitFlag }: Pick<Entry, 'generalPurposeBitFlag'>): boolean {
  return (generalPurposeBitFlag & 1) === 1;
}
