import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { attemptTimeoutMs, waitForRetry } from './attempt';
import type { FindRelease } from './known-release';
import { unlessStalled } from './stall';

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
      const load = () => unlessAttemptStalled(`Loading ${moduleInfo.name}`, remoteEntryExports.get(expose));
      const factory = await (known?.isRetried
        ? load().catch(() => waitForRetry(known.name).then(load))
        : load());
      // Run here, as the runtime would wait for a module that never ends: what the module awaits at its top level.
      const module: unknown = await unlessAttemptStalled(`The module of ${moduleInfo.name}`, factory());
      return () => module;
    },
  };
}

const unlessAttemptStalled = <T>(step: string, work: Promise<T> | T) =>
  unlessStalled(step, work, attemptTimeoutMs / 1000);
