import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RemoteRelease, remoteReleaseSchema } from '@sabi/contracts/http/gateway/platform';

/** The release of the last build, beside the folder of all releases. */
export async function findNewestRelease(releasesDir: string): Promise<RemoteRelease> {
  const text = await readFile(join(releasesDir, '../release.json'), 'utf8');
  return remoteReleaseSchema.parse(JSON.parse(text));
}
