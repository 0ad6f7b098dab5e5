import { findRemoteFor } from '@sabi/contracts/base-path';
import type { RegisteredRemote, RemoteRegistry } from '@sabi/contracts/http/platform';
import type { Language } from '@sabi/contracts/language';
import type { RenderResult, SiteContacts } from '@sabi/shell-sdk';
import type { RenderPool } from './render-pool';

/** An address of the site, taken apart. */
export interface PageAddress {
  readonly language: Language;
  /** Without language prefix and query. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

export interface FoundPage {
  /** null when the address is nobody's. */
  readonly remote: RegisteredRemote | null;
  /** null for a slot the browser fills. */
  readonly rendered: RenderResult | null;
}

export type FindPage = (address: PageAddress, registry: RemoteRegistry) => Promise<FoundPage>;

/** Finds the remote that holds an address and has it rendered there. */
export function createPageFinder({
  siteUrl,
  contacts,
  renderPool,
}: {
  siteUrl: string;
  contacts: SiteContacts;
  renderPool: Pick<RenderPool, 'render'>;
}): FindPage {
  return async ({ language, path, search }, registry) => {
    const remote = findRemoteFor(registry.remotes, path) ?? null;
    if (!remote || remote.rendering === 'client') return { remote, rendered: null };
    const input = { url: `${path}${search}`, language, siteUrl, contacts };
    const rendered = await renderPool.render(remote.release, input);
    return rendered?.status === 404 ? { remote: null, rendered: null } : { remote, rendered };
  };
}
