import { findRemoteFor } from '@sabi/contracts/gateway/base-path';
import type { RegisteredRemote, RemoteRegistry } from '@sabi/contracts/http/gateway/platform';
import type { RenderResult } from '@sabi/shell-sdk';
import type { PageAddress } from './page-address';
import { findPageDataSource, type PageContent, type PageDataClient } from './page-data-client';
import type { RenderPool } from './render-pool';
import type { Site } from './site';

export type FoundPage =
  /** No remote has this address. */
  | { readonly kind: 'missing' }
  /** For signed-in users: the browser fills the slot. */
  | { readonly kind: 'client-rendered'; readonly remote: RegisteredRemote }
  /** `remote` names the release the page was rendered by; `isStale` where it is the last good copy. */
  | {
      readonly kind: 'rendered';
      readonly remote: RegisteredRemote;
      readonly rendered: RenderResult;
      readonly isStale: boolean;
      /** Status of pages with live data, such as 410. */
      readonly dataStatus?: PageContent['status'];
    }
  /** The page cannot be rendered now, and no copy is cached. */
  | { readonly kind: 'unavailable'; readonly remote: RegisteredRemote };

export type FindPage = (address: PageAddress, registry: RemoteRegistry) => Promise<FoundPage>;

interface PageFinderDependencies extends Site {
  readonly renderPool: Pick<RenderPool, 'render' | 'findLastGood'>;
  readonly pageData: PageDataClient;
}

/** Finds the remote that holds an address and has it rendered there. */
export function createPageFinder({
  siteUrl,
  contacts,
  renderPool,
  pageData,
}: PageFinderDependencies): FindPage {
  return async (address, registry) => {
    const { language, path, search } = address;
    const remote = findRemoteFor(registry.remotes, path);
    if (!remote) return { kind: 'missing' };
    if (remote.rendering === 'client') {
      const isPage = remote.pages?.includes(path) ?? true;
      return isPage ? { kind: 'client-rendered', remote } : { kind: 'missing' };
    }
    const source = findPageDataSource(remote, path);
    const content = source && (await pageData.get(source, address));
    if (content === 'missing') return { kind: 'missing' };
    if (content === null) return { kind: 'unavailable', remote };
    const of = content && { dataStatus: content.status };
    const input = {
      url: `${path}${search}`,
      language,
      siteUrl,
      contacts,
      ...(content && { data: content.data }),
    };
    const page = await renderPool.render(remote.release, input, content?.version);
    if (page?.result.status === 404) return { kind: 'missing' };
    if (page) return { kind: 'rendered', remote, rendered: page.result, isStale: page.isStale, ...of };
    const before = releaseBefore(remote);
    const copy = before && renderPool.findLastGood(before.release, input, content?.version);
    if (copy) return { kind: 'rendered', remote: before, rendered: copy.result, isStale: true, ...of };
    return { kind: 'unavailable', remote };
  };
}

/**
 * The remote with its previous release, which is still served and was not rolled back. Not during a canary: browsers have to see
 * and report that it cannot be rendered.
 */
function releaseBefore(remote: RegisteredRemote): RegisteredRemote | null {
  if (!remote.fallback || remote.trafficPercent < 100) return null;
  return { ...remote, release: remote.fallback, fallback: null };
}
