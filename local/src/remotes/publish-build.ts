import type { RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import type { RemoteStatus } from '@sabi/contracts/http/gateway/remote-commands';
import type { FileStore } from '@sabi/file-store/file-store';
import { isRefused } from '@sabi/remote-publisher/release-files';
import { sendCommand } from '@sabi/remote-publisher/send-command';
import { uploadRelease } from '@sabi/remote-publisher/upload-release';
import type { Publishers } from '../publishers';
import { isEntryServed, readRegistry } from './registry';

/** A release in a build's folder. */
export interface BuiltRelease {
  readonly release: RemoteRelease;
  /** Of the release's files. */
  readonly folder: string;
}

/** What became of a local build. */
export type Publication = {
  readonly remote: string;
  readonly version: string;
} & (
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'live'; readonly before: string | null }
  | { readonly outcome: 'refused' }
  /** Registered only, because of what the status says. */
  | { readonly outcome: 'held'; readonly status: RemoteStatus }
);

export interface Platform {
  readonly url: string;
  readonly publishers: Publishers;
  /** The platform's file store. */
  readonly store: FileStore;
}

/**
 * Publishes a local build as a team would, by its files in the file store and a signed command, except where the team has
 * decided otherwise.
 * @throws {CommandRefused}
 */
export async function publishBuild(built: BuiltRelease, platform: Platform): Promise<Publication> {
  const { name: remote, version } = built.release;
  const about = { remote, version };
  const registered = (await readRegistry(platform.url)).find(({ name }) => name === remote);
  const before = registered?.release.version ?? null;
  if (registered && before === version && (await isEntryServed(registered.release, platform.url)))
    return { ...about, outcome: 'unchanged' };
  if (before !== version && (await isRefused(built.release, platform.store)))
    return { ...about, outcome: 'refused' };
  const status = await registerBuild(built, platform);
  if (status.current !== version) return { ...about, outcome: 'held', status };
  return { ...about, ...(before === version ? { outcome: 'unchanged' } : { outcome: 'live', before }) };
}

/** Uploads a release and registers it as a local build. @throws {CommandRefused} */
export async function registerBuild(
  { release, folder }: BuiltRelease,
  { url, publishers, store }: Platform,
): Promise<RemoteStatus> {
  const { name: remote } = release;
  await uploadRelease(release, folder, store);
  return sendCommand(
    { action: 'publish', remote, release, origin: null, trafficPercent: 100, isLocalBuild: true },
    { platformUrl: url, key: publishers.keyOf(remote) },
  );
}

export function readStatus(remote: string, { url, publishers }: Platform): Promise<RemoteStatus> {
  return sendCommand({ action: 'status', remote }, { platformUrl: url, key: publishers.keyOf(remote) });
}
