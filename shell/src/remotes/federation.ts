// The shell's use of the federation runtime. The build creates its instance with the shared packages; remotes are added at run
// time.
import { getInstance } from '@module-federation/enhanced/runtime';
import type { RemoteRegistry, ServedRelease } from '@sabi/contracts/http/gateway/platform';
import type { RemoteModule } from '@sabi/shell-sdk';
import { developerToolsPlugin } from './developer-tools-plugin';
import { fallbackPlugin } from './fallback-plugin';
import { integrityPlugin } from './integrity-plugin';
import type { FindRelease, KnownRelease, RemoteRelease } from './known-release';
import { mountContractPlugin } from './mount-contract-plugin';
import { retryPlugin } from './retry-plugin';

export interface Federation {
  /** Makes the current releases known to the runtime and its developer tools. Fetches nothing. */
  register(registry: RemoteRegistry): void;
  /** @throws when neither the release nor its fallback can be loaded */
  load(remote: RemoteRelease): Promise<RemoteModule>;
}

/** @param instance the federation instance of the build; null without one */
export function createFederation(instance = getInstance()): Federation {
  if (!instance) throw new Error('The build has not started the federation runtime');
  const known = new Map<string, KnownRelease>();

  const register = (remote: KnownRelease): string => {
    const { name, release } = remote;
    const { version, entryUrl: entry } = release;
    // Each release has its own name, because the runtime warns when a registered remote is replaced.
    const federationName = `${name}@${version}`;
    known.set(federationName, remote);
    instance.registerRemotes([{ name: federationName, version, entry, entryGlobalName: name }]);
    return federationName;
  };
  const load = (remote: KnownRelease) =>
    instance.loadRemote(`${register(remote)}/remote`) as Promise<RemoteModule>;
  const loadFallback = (name: string, release: ServedRelease) =>
    load({ name, release, fallback: null, isRetried: false });
  const find: FindRelease = (federationName) => known.get(federationName);

  instance.registerPlugins([
    developerToolsPlugin(),
    integrityPlugin(find),
    mountContractPlugin(),
    retryPlugin(find),
    fallbackPlugin(find, loadFallback),
  ]);
  return {
    register: ({ remotes }) => {
      for (const { name, release, fallback } of remotes)
        register({ name, release, fallback, isRetried: true });
    },
    load: ({ name, release, fallback }) => load({ name, release, fallback, isRetried: true }),
  };
}
