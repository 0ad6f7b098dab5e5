import { Readable } from 'node:stream';
import { FileMissing, type FileStore } from '@sabi/file-store/file-store';

/** Key of a release's file in the platform's file store, equal to its public path. */
export function releaseFileKey({ name, version }: { name: string; version: string }, file: string): string {
  return `remotes/${name}/${version}/${file}`;
}

/**
 * Records that `can-i-deploy` has refused a version, so that `npm start` does not publish a local build of it. It is not in
 * the registry, as a refused version never gets there.
 */
export async function recordRefusal(
  release: { name: string; version: string },
  store: FileStore,
): Promise<void> {
  const content = Readable.from([new Date().toISOString()]);
  await store.put(refusalKey(release), content, { mediaType: 'text/plain' });
}

/** Whether `recordRefusal` was called for this version. */
export async function isRefused(
  release: { name: string; version: string },
  store: FileStore,
): Promise<boolean> {
  try {
    (await store.get(refusalKey(release))).stream.destroy();
    return true;
  } catch (error) {
    if (error instanceof FileMissing) return false;
    throw error;
  }
}

const refusalKey = (release: { name: string; version: string }) => releaseFileKey(release, 'refused.txt');
