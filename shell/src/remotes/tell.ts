import type { RegisteredRemote, RemoteReport } from '@sabi/contracts/http/platform';
import type * as Versions from './versions';

/** Does something with versions, once what it takes is loaded; without it, nothing. */
export function withVersions(use: (versions: typeof Versions) => void): Promise<void> {
  // oxlint-disable-next-line sabi/resilient-import -- does without
  return import('./versions').then(use, () => undefined);
}

/** Tells the gateway how a release does. What cannot be told is lost: nobody waits for it. */
export function tell(kind: RemoteReport['kind'], about: Pick<RegisteredRemote, 'name' | 'release'>): void {
  void withVersions(({ report }) => report(kind, about));
}
