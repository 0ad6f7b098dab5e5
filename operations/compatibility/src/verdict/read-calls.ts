import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An address of the platform's HTTP interfaces, up to its first parameter or query. */
const addressPattern = /\/(?:(?:api\/[a-z]+|auth|functions|storage)\/v1(?:\/[a-z\d.-]+)*\/?|remotes\.json)/g;

/**
 * Addresses that programs call, read from their text: `/api/hiring/v1/jobs/` of `/api/hiring/v1/jobs/${no}/reports`.
 * @param folder of a build @param isProgram which of its files count
 */
export async function readCalls(
  folder: string,
  isProgram = (file: string): boolean => file.endsWith('.js'),
): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter(isProgram);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return [...new Set(texts.flatMap((text) => text.match(addressPattern) ?? []))].sort();
}

/** @param path of an OpenAPI document @param call address; one that ends within a path stands for all below it */
export const isCalled = (path: string, call: string): boolean =>
  path === call || path.startsWith(call.endsWith('/') ? call : `${call}/`);
