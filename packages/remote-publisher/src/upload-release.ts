import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import type { FileStore } from '@sabi/file-store/file-store';
import pLimit from 'p-limit';
import { releaseFileKey } from './release-files';

const uploadedAtOnce = 8;

/** Uploads every declared file of the release with its brotli copy. @returns how many */
export async function uploadRelease(
  release: RemoteRelease,
  folder: string,
  store: FileStore,
): Promise<number> {
  const files = Object.keys(release.integrity).flatMap((file) =>
    [file, `${file}.br`].filter((each) => each === file || existsSync(join(folder, each))),
  );
  const limit = pLimit(uploadedAtOnce);
  await Promise.all(
    files.map((file) =>
      limit(() =>
        store.put(releaseFileKey(release, file), createReadStream(join(folder, file)), {
          mediaType: 'application/octet-stream', // the gateway sets the media type; browsers do not access the store
        }),
      ),
    ),
  );
  return files.length;
}
