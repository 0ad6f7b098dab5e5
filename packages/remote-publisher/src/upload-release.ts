import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import type { FileStore } from '@sabi/file-store/file-store';
import pLimit from 'p-limit';
import { releaseFileKey } from './release-files';

const uploadedAtOnce = 8;

/** Uploads every declared file of the release with its brotli copy. @returns how many. @throws for a missing file */
export async function uploadRelease(
  release: RemoteRelease,
  folder: string,
  store: FileStore,
): Promise<number> {
  const files = Object.keys(release.integrity).flatMap((file) =>
    [file, `${file}.br`].filter((each) => each === file || existsSync(join(folder, each))),
  );
  const limit = pLimit(uploadedAtOnce);
  const failures: unknown[] = [];
  const upload = async (file: string) => {
    if (failures.length > 0) return;
    // Opened first: a stream would report a missing file before the store listens to it, which ends the process.
    const content = (await open(join(folder, file))).createReadStream();
    await store.put(releaseFileKey(release, file), content, {
      mediaType: 'application/octet-stream', // the gateway sets the media type; browsers do not access the store
    });
  };
  await Promise.all(
    files.map((file) => limit(() => upload(file).catch((error: unknown) => failures.push(error)))),
  );
  // Only now that nothing is being uploaded any more, so that another attempt meets no upload of this one.
  if (failures.length > 0) throw failures[0];
  return files.length;
}
