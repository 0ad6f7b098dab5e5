// Loaded during a canary and after a failure, so that other visits do not load it.
import type { RemoteRegistry, RemoteReport } from '@sabi/contracts/http/gateway/platform';
import {
  chooseVersions,
  readVersionGroup,
  versionGroupKey,
  versionGroupOf,
  versionGroups,
} from './version-group';
import type { ShellSession } from '@sabi/shell-sdk';
import { isOnline } from '@sabi/ui/network';

const oneYearSeconds = 31_536_000;
let isWatching = false;

/**
 * Chooses the versions for this browser by its stored group, or by a random one, which is stored. Without cookies it differs on
 * each page. From the next page on a signed-in user has the account's group, on each device.
 */
export function chooseForVisitor(registry: RemoteRegistry, { state }: ShellSession): RemoteRegistry {
  const group = readVersionGroup(document.cookie) ?? remember(Math.floor(Math.random() * versionGroups));
  if (!isWatching) {
    isWatching = true;
    watchErrors();
    const followAccount = () => {
      const session = state.get();
      if (session.status === 'signed-in') remember(versionGroupOf(session.user.id));
    };
    state.subscribe(followAccount);
    followAccount();
  }
  return chooseVersions(registry, group);
}

function remember(group: number): number {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${versionGroupKey}=${group}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax${secure}`;
  return group;
}

interface About {
  readonly name: string;
  readonly release: { readonly version: string };
}

const reported = new Set<string>();

/** Reports once per page load, as retries say nothing about the version; failures without a network are left out. */
export function report(kind: RemoteReport['kind'], { name: remote, release }: About): void {
  if (kind === 'failed' && !isOnline()) return;
  const body = JSON.stringify({ remote, version: release.version, kind } satisfies RemoteReport);
  if (reported.has(body)) return;
  reported.add(body);
  const headers = { 'Content-Type': 'application/json' };
  fetch('/api/platform/v1/remote-reports', { method: 'POST', keepalive: true, headers, body }).catch(
    () => undefined,
  );
}

/** Reports errors that reach no slot (handlers, timers, promises), by the script they come from. */
function watchErrors(): void {
  window.addEventListener('error', ({ filename, message, error }) =>
    reportThrown(`${describe(error)} ${filename} ${message}`),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => reportThrown(describe(reason)));
}

/** The first script named is the one that threw; those after it have called it. */
function reportThrown(text: string): void {
  for (const [address] of text.matchAll(/[a-z][\w+.-]*:\/\/[^\s)'"]+/g)) {
    // An extension, or a script of another site, which may have been called by a remote or have replaced what it calls.
    if (!address.startsWith(`${window.location.origin}/`)) return;
    const [, name, version] = /^\/remotes\/([a-z0-9-]+)\/([\w.-]+)\//.exec(new URL(address).pathname) ?? [];
    if (name && version) return report('failed', { name, release: { version } });
  }
}

/** Without a stack, the message may name the module that could not be loaded. */
function describe(error: unknown): string {
  return error instanceof Error ? `${error.stack ?? ''} ${error.message}` : '';
}
