import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise } from 'yauzl';
import { CvUnreadable } from '../cv-unreadable';

const maxEntries = 2000;
const maxInflatedBytes = 100 * 1024 * 1024;
const maxRatio = 100;

const unixFileType = 0o170000;
const unixSymbolicLink = 0o120000;
const archive = /\.(zip|zipx|jar|7z|rar|gz|tgz|bz2|xz|tar|doc[xm]|dot[xm]|od[tsp])$/i;
const markup = /\.(xml|rels)$/i;
/** Chunks that Word converts when it opens a file. */
const chunk = /\.(x?html?|txt)$/i;
/** Forbidden by ISO/IEC 29500-2, 8.1.4; without it there are no entities. */
const documentType = '<!DOCTYPE';

/**
 * The XML parts of a .docx, and its HTML and text, by name; nothing else is decompressed.
 * @throws {CvUnreadable} INVALID_FILE when the directory declares more than a document needs
 */
export async function openArchive(bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  // yauzl rejects absolute names, `..`, and entries of another size than declared.
  const zip = await fromBufferPromise(bytes);
  if (zip.entryCount > maxEntries) throw new CvUnreadable('INVALID_FILE');
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  assertHarmless(entries);
  const parts = new Map<string, Buffer>();
  for (const entry of entries) {
    const isMarkup = markup.test(entry.fileName);
    if (!isMarkup && !chunk.test(entry.fileName)) continue;
    const content = await buffer(await zip.openReadStreamPromise(entry));
    if (isMarkup && content.includes(documentType)) throw new CvUnreadable('INVALID_FILE');
    parts.set(entry.fileName, content);
  }
  return parts;
}

function assertHarmless(entries: readonly Entry[]): void {
  const names = new Set(entries.map(({ fileName }) => fileName));
  const inflatedBytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const harmless =
    names.size === entries.length &&
    inflatedBytes <= maxInflatedBytes &&
    entries.every((entry) => isHarmless(entry));
  if (!harmless) throw new CvUnreadable('INVALID_FILE');
}

function isHarmless(entry: Entry): boolean {
  const isSymbolicLink = ((entry.externalFileAttributes >>> 16) & unixFileType) === unixSymbolicLink;
  const isBomb = entry.uncompressedSize > maxRatio * entry.compressedSize;
  return !isSymbolicLink && !isBomb && !entry.isEncrypted() && !archive.test(entry.fileName);
}
