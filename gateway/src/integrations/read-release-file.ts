import type { FileStore } from '@sabi/file-store/file-store';
import { releaseFileKey } from '@sabi/remote-publisher/release-files';
import type { ReadReleaseFile } from '../domain/releases/publish-release';
import { readStoredFile } from './stored-files';

const timeoutMs = 10_000;
const attempts = 2;

/** Reads from the platform's store or from a file server of the team's own. */
export function createReadReleaseFile(store: FileStore | null): ReadReleaseFile {
  return async (release, file) => {
    if (release.origin !== null) return readFromOrigin(`${release.origin}/${release.version}/${file}`);
    const content = store && (await readStoredFile(store, releaseFileKey(release, file)));
    if (!content) throw new Error(`${file} is not in the file store`);
    return content;
  };
}

/** Retries when there was no response, as the origin may be busy. */
export async function readFromOrigin(url: string): Promise<Uint8Array> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readOnce(url);
    } catch (error) {
      if (error instanceof RefusedError || attempt === attempts) throw error;
    }
  }
}

/** A final answer of the origin: no retry. */
class RefusedError extends Error {}

async function readOnce(url: string): Promise<Uint8Array> {
  const response = await fetch(url, {
    headers: { 'accept-encoding': 'identity' }, // hundreds of files that are read once: to compress them costs more
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new RefusedError(`${url} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
