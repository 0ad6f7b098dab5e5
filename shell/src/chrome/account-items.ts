import type { AccountLink, MemberLink, RemoteRegistry } from '@sabi/contracts/http/gateway/platform';
import type { SignedInUser } from '@sabi/shell-sdk';
import { navigationItems } from './navigation-links';

/** An item of the account menu; with `confirmedBy`, it is shown only once an answer confirms it. */
export type AccountItem = Omit<AccountLink, 'audience'>;

type BarItem = Omit<MemberLink, 'audience'>;

/** Items for the account, in order. */
export function accountItems(registry: RemoteRegistry, user: SignedInUser): AccountItem[] {
  const links = registry.remotes
    .flatMap(({ accountLinks = [] }) => accountLinks)
    .filter(({ audience }) => isFor(audience, user));
  const items: AccountItem[] = [...navigationItems(registry, 'account'), ...links];
  return items.toSorted((one, other) => one.order - other.order);
}

/** Items of the bar: those for the account's kind, or where there are none those for all; in order. */
export function memberItems(registry: RemoteRegistry, { metadata }: SignedInUser): BarItem[] {
  const own = registry.remotes
    .flatMap(({ memberLinks = [] }) => memberLinks)
    .filter(({ audience }) => metadata['user_type'] === audience);
  if (own.length === 0) return navigationItems(registry, 'member');
  return own.toSorted((one, other) => one.order - other.order);
}

function isFor(audience: AccountLink['audience'], { metadata, staffRoles = [] }: SignedInUser): boolean {
  return audience === 'staff' ? staffRoles.length > 0 : metadata['user_type'] === audience;
}
