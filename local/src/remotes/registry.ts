import {
  type RegisteredRemote,
  remoteRegistrySchema,
  type ServedRelease,
} from '@sabi/contracts/http/gateway/platform';
import { isUnaltered } from '@sabi/service-kit/subresource-integrity';

/** A version that visitors get. */
export interface VersionInUse {
  readonly remote: string;
  readonly version: string;
  readonly role: 'current' | 'canary';
}

export async function readRegistry(platformUrl: string): Promise<readonly RegisteredRemote[]> {
  const response = await fetch(new URL('/remotes.json', platformUrl));
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  return remoteRegistrySchema.parse(await response.json()).remotes;
}

/** Whether browsers can load a release: its entry can be fetched and is what was published. */
export async function isEntryServed(
  { entryUrl, integrity }: ServedRelease,
  platformUrl: string,
): Promise<boolean> {
  const response = await fetch(new URL(entryUrl, platformUrl));
  const content = new Uint8Array(await response.arrayBuffer());
  return response.ok && isUnaltered(content, integrity[entryUrl] ?? '');
}

/** Versions that visitors get and whose entry cannot be fetched. */
export async function findUnavailable(
  remotes: readonly RegisteredRemote[],
  platformUrl: string,
): Promise<VersionInUse[]> {
  const found = await Promise.all(
    remotes.map(async (remote) => {
      const { name, canary } = remote;
      const inUse = [
        { role: 'current' as const, release: remote.release },
        ...(canary ? [{ role: 'canary' as const, release: canary.release }] : []),
      ];
      const checked = inUse.map(async ({ role, release }) =>
        (await isEntryServed(release, platformUrl)) ? [] : [{ remote: name, version: release.version, role }],
      );
      return (await Promise.all(checked)).flat();
    }),
  );
  return found.flat();
}
