import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** The file is no list of postings. */
export class PostingsFileInvalid extends Error {
  override readonly name = 'PostingsFileInvalid';
}

/**
 * @param path relative to the folder where npm was called
 * @throws {PostingsFileInvalid}
 */
export async function readPostingsFile(path: string | undefined): Promise<readonly unknown[]> {
  if (!path) throw new PostingsFileInvalid('Name a file: an array of postings as JSON');
  // eslint-disable-next-line no-restricted-properties -- npm runs this in the workspace; the path is meant from where npm was called
  const file = resolve(process.env['INIT_CWD'] ?? '.', path);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new PostingsFileInvalid(`${file} cannot be read`);
  });
  const postings = parse(text.replace(/^\uFEFF/, '')); // editors on Windows write a byte order mark
  if (!Array.isArray(postings)) throw new PostingsFileInvalid(`${file} is not an array of postings as JSON`);
  return postings;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
