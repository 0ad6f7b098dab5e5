import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RemoteRelease, remoteReleaseSchema } from '@sabi/contracts/http/gateway/platform';

/** What the build made last, beside the folder of all its releases. */
export async function findNewestRelease(releasesDir: string): Promise<RemoteRelease> {
  const text = await readFile(join(releasesDir, '../release.json'), 'utf8');
  return remoteReleaseSchema.parse(JSON.parse(text));
}
