import type { LocalRemote } from '@sabi/contracts/gateway/local-remote';
import type { RemoteRegistry } from '@sabi/contracts/http/gateway/platform';
import type { SiteContacts } from '@sabi/shell-sdk';

export { pageColors } from '@sabi/ui/theme';

/** Data of the rendered page that the server sends to the browser, as JSON in the document. */
export interface PageData {
  /** Public address of the site, without a slash at the end. */
  readonly siteUrl: string;
  readonly registry: RemoteRegistry;
  readonly contacts: SiteContacts;
  /** 404 when no remote has a page at this address; 503 when it could be neither rendered nor sent from cache. */
  readonly status: number;
  /** Whether traces are collected, so that the page reports its own requests. */
  readonly isTracing: boolean;
  /** `state` of the remote's render; null when its slot was sent empty. */
  readonly rendered: { readonly state: unknown } | null;
  /** Protocols of remotes that the shell can mount. */
  readonly protocols: readonly number[];
  /** Served by this browser's own machine and shown in place of the registry's; absent for visitors. */
  readonly localRemote?: LocalRemote;
}

/** A script of the page besides the one in its head. */
export interface PageScript {
  readonly url: string;
  /** False for a script that is only prefetched, and run on demand. */
  readonly runs: boolean;
  readonly integrity?: string | undefined;
}

export const shellElementId = 'shell';
/** Id of the main landmark, where the page's content starts. */
export const contentElementId = 'content';
export const pageDataElementId = 'page-data';
export const pageScriptsElementId = 'page-scripts';

/** JSON-LD in a script element: data to browsers, never run. */
export const structuredDataType = 'application/ld+json';
