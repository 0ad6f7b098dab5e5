import { randomBytes } from 'node:crypto';

/** The same document with another comment at its end: the same bytes would be read but once. */
export function withComment(file: Buffer, extension: string): Buffer {
  const comment = Buffer.from(`%${randomBytes(8).toString('hex')}`);
  const copy = Buffer.concat([file, comment]);
  if (extension === '.docx') copy.writeUInt16LE(comment.length, file.length - 2); // a zip says how long its comment is
  return copy;
}
