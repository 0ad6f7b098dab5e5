import type { RegisteredRemote, RemoteReport } from '@sabi/contracts/http/gateway/platform';
import type * as Versions from './versions';

/** Calls `use` once the module has loaded; does nothing when it cannot be loaded. */
export function withVersions(use: (versions: typeof Versions) => void): Promise<void> {
  // oxlint-disable-next-line sabi/resilient-import -- does without
  return import('./versions').then(use, () => undefined);
}

/** Reports a release's failure or first use to the gateway. A failed report is dropped. */
export function reportRemote(
  kind: RemoteReport['kind'],
  about: Pick<RegisteredRemote, 'name' | 'release'>,
): void {
  void withVersions(({ report }) => report(kind, about));
}
