// Loaded only in the browser of a developer who has this site show a remote from their own machine.
import { findRemoteFor } from '@sabi/contracts/gateway/base-path';
import { declarationOf, describeRelease } from '@sabi/contracts/gateway/describe-release';
import { type LocalRemote, localOrigin } from '@sabi/contracts/gateway/local-remote';
import type { RegisteredRemote, RemoteRegistry, RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import { parseLocalizedPath } from '@sabi/contracts/language';
import type { Store } from '@sabi/shell-sdk';
import type { PageData } from '../page-data';
import { attemptTimeoutMs } from '../remotes/attempt';
import type { LocalState } from './local-state';
import { followBuilds } from './follow-builds';
import { showNotice } from './show-notice';

interface Prepared {
  readonly data: PageData;
  /** Keeps the local version in the registry, reloads the page with each build, and says so on the page. */
  start(host: { readonly registry: Store<RemoteRegistry> }): void;
}

/** Page data with the local version in place of the site's; with the site's where there is none that fits. */
export async function prepareLocalRemote(data: PageData, local: LocalRemote): Promise<Prepared> {
  const release = await readRelease(local);
  const state = judge(release, data);
  const remote = release && state.kind === 'shown' ? describeLocal(release, local) : null;
  const start: Prepared['start'] = ({ registry }) => {
    const keep = () => registry.set(withRemote(registry.get(), remote));
    registry.subscribe(keep);
    const notice = showNotice(document, local, state);
    followBuilds(local, state, notice.update);
  };
  const registry = withRemote(data.registry, remote);
  const { path } = parseLocalizedPath(window.location.pathname);
  const isHeld = remote !== null && findRemoteFor(registry.remotes, path) === remote;
  return { data: { ...data, registry, ...(isHeld && { status: 200 }) }, start };
}

/** @returns null where nothing is served, or another remote is */
async function readRelease({ name, port }: LocalRemote): Promise<RemoteRelease | null> {
  try {
    const response = await fetch(`${localOrigin(port)}/release.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(attemptTimeoutMs),
    });
    const release = (await response.json()) as RemoteRelease;
    return response.ok && release.name === name ? release : null;
  } catch {
    return null;
  }
}

function judge(release: RemoteRelease | null, { protocols }: PageData): LocalState {
  if (!release) return { kind: 'not-served' };
  const { protocol, version } = release;
  return protocols.includes(protocol) ? { kind: 'shown', version } : { kind: 'other-protocol', version };
}

/** Without a fallback: what does not work is not replaced by the site's version unnoticed. */
function describeLocal(release: RemoteRelease, { port }: LocalRemote): RegisteredRemote {
  return {
    ...declarationOf({ ...release, redirects: release.redirects ?? [] }),
    release: describeRelease({ ...release, parts: release.parts ?? {} }, localOrigin(port)),
    fallback: null,
    trafficPercent: 100,
    canary: null,
  };
}

/** The same object where the remote is in it already, so that its subscribers come to rest. */
function withRemote(registry: RemoteRegistry, remote: RegisteredRemote | null): RemoteRegistry {
  if (!remote || registry.remotes.includes(remote)) return registry;
  return { remotes: [...registry.remotes.filter(({ name }) => name !== remote.name), remote] };
}
