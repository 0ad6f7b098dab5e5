import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { UsageError } from '@sabi/service-kit/command-line';
import { visit } from 'jsonc-parser';

/** The file is no list of postings. */
export class PostingsFileInvalid extends UsageError {}

const megabyte = 1024 ** 2;
const maxMegabytes = 100;

/**
 * @param path relative to the current folder, which is the caller's
 * @throws {PostingsFileInvalid}
 */
export async function readPostingsFile(path: string | undefined): Promise<readonly unknown[]> {
  if (!path) throw new PostingsFileInvalid('Name a file: an array of postings as JSON');
  const file = resolve(path);
  const text = decode(await read(file), file);
  const postings = parse(text, file);
  if (!Array.isArray(postings)) throw new PostingsFileInvalid(`${file} is not an array of postings as JSON`);
  assertUniqueNames(text, file);
  return postings;
}

async function read(file: string): Promise<Buffer> {
  const handle = await open(file).catch(() => undefined);
  try {
    const { size } = (await handle?.stat()) ?? { size: 0 };
    if (size > maxMegabytes * megabyte)
      throw new PostingsFileInvalid(`${file} has more than ${maxMegabytes} MB: split it`);
    const content = await handle?.readFile().catch(() => undefined); // a folder opens, but cannot be read
    if (!content) throw new PostingsFileInvalid(`${file} cannot be read`);
    return content;
  } finally {
    await handle?.close();
  }
}

/** UTF-8, or UTF-16 as Excel and PowerShell write it, without the byte order mark. */
function decode(content: Buffer, file: string): string {
  try {
    return new TextDecoder(findEncoding(content), { fatal: true }).decode(content);
  } catch {
    throw new PostingsFileInvalid(`${file} is neither UTF-8 nor UTF-16: save it as UTF-8`);
  }
}

/** JSON begins with an ASCII character, of which UTF-16 has a zero byte. */
function findEncoding([first, second]: Buffer): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : '';
    throw new PostingsFileInvalid(`${file} is not an array of postings as JSON: ${reason}`);
  }
}

/** `JSON.parse` would take the last of two values with one name. */
function assertUniqueNames(text: string, file: string): void {
  const objects: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty: (name, _offset, _length, line) => {
      const names = objects.at(-1);
      if (names?.has(name))
        throw new PostingsFileInvalid(`${file} has "${name}" twice in one object, in line ${line + 1}`);
      names?.add(name);
    },
  });
}
