import { parseLocalizedPath } from '@sabi/contracts/language';
import type { ShellLocation } from '@sabi/shell-sdk';
import { mailReturnParameter, returnParameter } from './return-parameter';

/** Former return addresses and their current pages. */
const moved: Readonly<Record<string, string>> = { '/talent-dashboard': '/dashboard' };

/** A base that no valid return target can have as its origin. */
const base = 'http://same-origin.invalid';

type Arrival = Pick<ShellLocation, 'state' | 'search'>;

/**
 * History state that names the destination. After a provider's page or a mail's link the history entry is lost, so the address
 * names it.
 */
export function readReturnState({ state, search }: Arrival): unknown {
  const query = new URLSearchParams(search);
  const returnTo = query.get(returnParameter) ?? findPageOfSite(query.get(mailReturnParameter));
  return returnTo === null ? state : { returnTo, ...(Object(state) as object) };
}

/**
 * The page that a mail's link finally leads to, on any device.
 * @returns a full address; undefined when no page has redirected here
 */
export function findMailReturn(arrival: Arrival): string | undefined {
  const target = readReturnTarget(readReturnState(arrival));
  return target && `${window.location.origin}${target}`;
}

/** Path of a full address of this site; the address of the site alone means no page. */
function findPageOfSite(address: string | null): string | null {
  const { origin } = window.location;
  if (!address?.startsWith(`${origin}/`)) return null;
  const path = address.slice(origin.length);
  return path === '/' ? null : path;
}

/** A path of this site: never another origin or a sign-in page. */
export function readReturnTarget(historyState: unknown): string | undefined {
  const { returnTo } = Object(historyState) as { returnTo?: unknown };
  if (typeof returnTo !== 'string' || !returnTo.startsWith('/') || returnTo.includes('\\')) return undefined;
  const url = URL.canParse(returnTo, base) ? new URL(returnTo, base) : undefined;
  if (url?.origin !== base) return undefined;
  const { path } = parseLocalizedPath(url.pathname);
  if (path.includes('//') || isAccountPage(path)) return undefined;
  return `${moved[path] ?? path}${url.search}${url.hash}`;
}

/** Account pages would start the sign-in again; the consent page is the exception, as it needs a session. */
function isAccountPage(path: string): boolean {
  return path === '/auth' || (path.startsWith('/auth/') && path !== '/auth/consent');
}
