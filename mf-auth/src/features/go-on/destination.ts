import type { UserType } from '@sabi/contracts/http/profile';
import { parseLocalizedPath } from '@sabi/contracts/language';
import type { ShellLocation } from '@sabi/shell-sdk';
import { claimPage } from '@sabi/shell-sdk/kept-claim';
import { returnParameter } from '../../layout/return-parameter';

/** Addresses of before, and where their page is now. */
const moved: Readonly<Record<string, string>> = { '/talent-dashboard': '/dashboard' };

/** Any origin does: it only has to be one that no return target can name. */
const base = 'http://same-origin.invalid';

/**
 * Where a visitor goes once they are signed in.
 * @param historyState state of the history entry; `{ returnTo: '/path' }` when a page has sent the visitor here
 * @param hasAnalysis an analysis of their CV waits for them to sign in
 */
export function findDestination(
  userType: UserType | null,
  historyState: unknown,
  hasAnalysis = false,
): string {
  const home = userType === 'talent' ? (hasAnalysis ? claimPage : '/dashboard') : '/';
  return readReturnTarget(historyState) ?? home;
}

/**
 * The state to find a destination by. Who comes back from a provider has lost their history entry, and has brought what it
 * knew in the address.
 */
export function readReturnState({ state, search }: Pick<ShellLocation, 'state' | 'search'>): unknown {
  const returnTo = new URLSearchParams(search).get(returnParameter);
  return returnTo === null ? state : { returnTo, ...(Object(state) as object) };
}

/** A path of this site and nothing else: never another origin, and never back to signing in. */
function readReturnTarget(historyState: unknown): string | undefined {
  const { returnTo } = Object(historyState) as { returnTo?: unknown };
  if (typeof returnTo !== 'string' || !returnTo.startsWith('/') || returnTo.includes('\\')) return undefined;
  const url = URL.canParse(returnTo, base) ? new URL(returnTo, base) : undefined;
  if (url?.origin !== base) return undefined;
  const { path } = parseLocalizedPath(url.pathname);
  if (path.includes('//') || isAccountPage(path)) return undefined;
  return `${moved[path] ?? path}${url.search}${url.hash}`;
}

/** Pages that end with signing in, and would begin it anew; the one that asks for consent needs a session. */
function isAccountPage(path: string): boolean {
  return path === '/auth' || (path.startsWith('/auth/') && path !== '/auth/consent');
}
