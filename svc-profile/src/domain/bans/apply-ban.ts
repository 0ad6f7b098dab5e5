import type { banChanged } from '@sabi/contracts/messages/account';
import type { Effect } from '@sabi/event-bus/bus';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { z } from 'zod';
import type { AccountBans } from './account-bans';

interface BanDependencies {
  readonly accountBans: AccountBans;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
}

type Ban = z.infer<typeof banChanged.schema> & { readonly changedAt: Date };

/** Stores the end of a ban; ignored for an erased account. */
export async function applyBan(
  { user_id, banned_until, changedAt }: Ban,
  { accountBans, erasedAccounts }: BanDependencies,
): Promise<Effect | undefined> {
  if (await erasedAccounts.has(user_id)) return undefined;
  const ban = { user_id, banned_until: banned_until ? new Date(banned_until) : null, changed_at: changedAt };
  return (transaction) => accountBans.note(ban, transaction);
}
