import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { ServedRelease } from '@sabi/contracts/http/gateway/platform';
import { forgetBrokenLinks } from './attempt';
import type { FindRelease } from './known-release';
import { reportRemote } from './report-remote';

/** Reports a release that cannot be loaded, and loads the release before it. */
export function fallbackPlugin(
  find: FindRelease,
  load: (name: string, release: ServedRelease) => Promise<unknown>,
): ModuleFederationRuntimePlugin {
  return {
    name: 'fallback-plugin',
    async errorLoadRemote({ lifecycle, remote }) {
      const failed = remote && find(remote.name);
      if (!failed || lifecycle !== 'onLoad') return undefined;
      forgetBrokenLinks(failed.name);
      reportRemote('failed', failed);
      return failed.fallback ? load(failed.name, failed.fallback) : undefined;
    },
  };
}
