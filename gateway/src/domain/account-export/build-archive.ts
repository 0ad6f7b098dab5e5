import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { AccountParts, PartFile } from './fetch-parts';
import { createEntryNames } from './entry-names';

export interface Archive {
  readonly stream: Readable;
  readonly sizeBytes: number;
}

/** Uncompressed: CVs are compressed already, and so the size is known before the first byte. */
const stored = { compress: false };

/**
 * One zip of all parts. Files are opened one after the other while the archive is read, never held in memory as a whole.
 * @returns a stream that is destroyed, and not ended, when a file breaks off
 */
export function buildArchive(
  { parts, readMe }: { parts: AccountParts; readMe: string },
  openFile: (file: PartFile) => Promise<Readable>,
): Archive {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  const fail = (error: Error): void => void stream.destroy(error);
  zip.on('error', fail);
  zip.addBuffer(Buffer.from(readMe), 'README.txt', stored);
  for (const { name, data } of parts.documents) {
    zip.addBuffer(Buffer.from(`${JSON.stringify(data, null, 2)}\n`), `${name}.json`, stored);
  }
  const nameEntry = createEntryNames();
  for (const file of parts.files) {
    zip.addReadStreamLazy(nameEntry(file), { ...stored, size: file.size_bytes }, (done) => {
      openFile(file).then((content) => done(null, content.on('error', fail)), fail);
    });
  }
  let sizeBytes = 0;
  const setSize = (size: number): void => {
    sizeBytes = size;
  };
  zip.end({} as never, setSize as () => void); // the library's types lack the argument of the callback
  return { stream, sizeBytes };
}
