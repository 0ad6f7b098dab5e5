import type { accountKindChosen } from '@sabi/contracts/messages/profile';
import type { Effect } from '@sabi/event-bus/bus';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { z } from 'zod';
import type { AccountKinds } from './account-kinds';

interface KindDependencies {
  readonly accountKinds: Pick<AccountKinds, 'add'>;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
}

/** Stores nothing for an erased account. */
export async function storeAccountKind(
  kind: z.infer<typeof accountKindChosen.schema>,
  { accountKinds, erasedAccounts }: KindDependencies,
): Promise<Effect | undefined> {
  if (await erasedAccounts.has(kind.user_id)) return undefined;
  return (transaction) => accountKinds.add(kind, transaction);
}
