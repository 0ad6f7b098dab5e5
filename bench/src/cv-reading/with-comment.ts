import { randomBytes } from 'node:crypto';

/** The document with another trailing comment: equal bytes would be read only once. */
export function withComment(file: Buffer, extension: string): Buffer {
  const comment = Buffer.from(`%${randomBytes(8).toString('hex')}`);
  const copy = Buffer.concat([file, comment]);
  if (extension === '.docx') copy.writeUInt16LE(comment.length, file.length - 2); // a zip states the length of its comment
  return copy;
}
