import { inflateSync } from 'node:zlib';

const headerBytes = 44;
const entryBytes = 20;
const alignment = 4;

interface Table {
  readonly tag: Buffer;
  readonly checksum: number;
  readonly data: Buffer;
}

/**
 * Converts a web font to a desktop font. fontkit reads both, but unpacks in JavaScript, and again for every document,
 * which takes ten times as long as writing the document.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') return woff;
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) =>
    readTable(woff, headerBytes + index * entryBytes),
  );
  const directory = Buffer.alloc(12 + count * 16);
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  const selector = Math.floor(Math.log2(count));
  directory.writeUInt16BE(2 ** selector * 16, 6);
  directory.writeUInt16BE(selector, 8);
  directory.writeUInt16BE((count - 2 ** selector) * 16, 10);
  let offset = directory.length;
  const parts: Buffer[] = [directory];
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = 12 + index * 16;
    tag.copy(directory, entry);
    directory.writeUInt32BE(checksum, entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(data.length, entry + 12);
    const padding = Buffer.alloc((alignment - (data.length % alignment)) % alignment);
    parts.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat(parts);
}

function readTable(woff: Buffer, entry: number): Table {
  const [offset, packed, whole, checksum] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(entry + at)) as [
    number,
    number,
    number,
    number,
  ];
  const bytes = woff.subarray(offset, offset + packed);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum,
    data: packed < whole ? inflateSync(bytes) : bytes,
  };
}
