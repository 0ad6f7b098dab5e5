import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { withTimeout } from '@sabi/shell-sdk/host';
import { attemptTimeoutMs, waitForRetry } from './attempt';
import type { FindRelease } from './known-release';

type LoadEntryError = NonNullable<ModuleFederationRuntimePlugin['loadEntryError']>;

/** Retries an entry, or the chunks of its modules, after a moment. */
export function retryPlugin(find: FindRelease): ModuleFederationRuntimePlugin {
  return {
    name: 'retry-plugin',
    async loadEntryError({
      getRemoteEntry,
      origin,
      remoteInfo,
      globalLoading,
      uniqueKey,
    }): ReturnType<LoadEntryError> {
      const known = find(remoteInfo.name);
      if (!known?.isRetried) return undefined;
      await waitForRetry(known.name);
      // The runtime would otherwise wait for the failed load.
      Reflect.deleteProperty(globalLoading, uniqueKey);
      return (await getRemoteEntry({ origin, remoteInfo })) || undefined;
    },
    async getModuleFactory({ remoteEntryExports, expose, moduleInfo }) {
      const known = find(moduleInfo.name);
      const load = () => withTimeout(attemptTimeoutMs, Promise.resolve(remoteEntryExports.get(expose)));
      if (!known?.isRetried) return load();
      return load().catch(() => waitForRetry(known.name).then(load));
    },
  };
}
