import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Shows the remotes in the federation developer tools. They read the snapshot, which the runtime itself writes only for
 * remotes that are registered by their manifest.
 */
export function developerToolsPlugin(): ModuleFederationRuntimePlugin {
  const remotesInfo: Record<string, { matchedVersion: string }> = {};
  return {
    name: 'developer-tools-plugin',
    registerRemote(registered) {
      const { remote, origin } = registered;
      const { name } = remote;
      const remoteEntry = 'entry' in remote ? remote.entry : '';
      const version = 'version' in remote ? remote.version : '';
      remotesInfo[name] = { matchedVersion: version };
      Object.assign(globalThis.__FEDERATION__.moduleInfo, {
        [origin.name]: { version: '', remoteEntry: '', remotesInfo },
        [`${name}:${version}`]: { remoteEntry, version },
      });
      return registered;
    },
  };
}
