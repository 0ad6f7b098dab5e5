import { findRemoteFor } from '@sabi/contracts/base-path';
import type { RegisteredRemote } from '@sabi/contracts/http/platform';
import type { Language } from '@sabi/contracts/language';
import type { RenderResult, SiteContacts } from '@sabi/shell-sdk';
import type { RegistryClient } from './registry-client';
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

export type FindPage = (address: PageAddress) => Promise<FoundPage>;

/** Finds the remote that holds an address and has it rendered there. */
export function createPageFinder({
  siteUrl,
  contacts,
  registry,
  renderPool,
}: {
  siteUrl: string;
  contacts: SiteContacts;
  registry: Pick<RegistryClient, 'get'>;
  renderPool: Pick<RenderPool, 'render'>;
}): FindPage {
  return async ({ language, path, search }) => {
    const remote = findRemoteFor(registry.get().remotes, path) ?? null;
    if (!remote || remote.rendering === 'client') return { remote, rendered: null };
    const input = { url: `${path}${search}`, language, siteUrl, contacts };
    const rendered = await renderPool.render(remote.release, input);
    return rendered?.status === 404 ? { remote: null, rendered: null } : { remote, rendered };
  };
}
