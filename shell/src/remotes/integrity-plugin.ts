import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { attemptTimeoutMs } from './attempt';
import type { FindRelease } from './known-release';

/**
 * Runs a remote's entry only if it matches the published hash; the entry does the same for its chunks. No other plugin may
 * define `createScript`, as the last result would replace this one.
 */
export function integrityPlugin(find: FindRelease): ModuleFederationRuntimePlugin {
  return {
    name: 'integrity-plugin',
    createScript({ url, remoteInfo }) {
      const release = remoteInfo && find(remoteInfo.name)?.release;
      const integrity = release?.integrity[release.entryUrl];
      if (!integrity) throw new Error(`No hash of ${url} is published`);
      const script = document.createElement('script');
      script.src = url;
      // Of a developer's machine: hashes need it there. On the own origin it would not match the preload.
      if (new URL(script.src).origin !== window.location.origin) script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      return { script, timeout: attemptTimeoutMs };
    },
    /** Releases of a remote share a global name, and the runtime would use the one left by another release. */
    loadEntry({ remoteInfo }) {
      Reflect.deleteProperty(window, remoteInfo.entryGlobalName);
    },
  };
}
