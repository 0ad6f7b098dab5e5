import type { Principal } from '@sabi/service-kit/authentication';
import { AppError } from '@sabi/service-kit/errors';
import type { AccountKinds } from '../account-kinds/account-kinds';

type Orderer = Pick<Principal, 'userId' | 'userMetadata'>;

/**
 * Only talents may order, by the kind from svc-profile. Token metadata, which the account can change, counts
 * only until a kind is stored. Accounts with neither may order, since the message may not have arrived yet.
 * @throws {AppError} ACCESS_DENIED for a recruiter
 */
export async function assertMayOrder(
  { userId, userMetadata }: Orderer,
  { accountKinds }: { accountKinds: Pick<AccountKinds, 'find'> },
): Promise<void> {
  const kind = (await accountKinds.find(userId)) ?? userMetadata['user_type'];
  if (kind === 'recruiter') throw new AppError('ACCESS_DENIED');
}
