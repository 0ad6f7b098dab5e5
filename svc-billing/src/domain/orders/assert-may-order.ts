import type { Principal } from '@sabi/service-kit/authentication';
import { AppError } from '@sabi/service-kit/errors';
import type { AccountKinds } from '../account-kinds/account-kinds';

type Orderer = Pick<Principal, 'userId' | 'userMetadata'>;

/**
 * Plans and services are for talent accounts, by the kind that svc-profile has published. The token's metadata can be changed
 * by the account itself and counts only while no kind is stored. An account with neither may order, as the message with its
 * kind may still be under way.
 * @throws {AppError} ACCESS_DENIED for a recruiter
 */
export async function assertMayOrder(
  { userId, userMetadata }: Orderer,
  { accountKinds }: { accountKinds: Pick<AccountKinds, 'find'> },
): Promise<void> {
  const kind = (await accountKinds.find(userId)) ?? userMetadata['user_type'];
  if (kind === 'recruiter') throw new AppError('ACCESS_DENIED');
}
