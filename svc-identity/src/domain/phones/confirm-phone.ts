import type { Transaction } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { OneTimeToken } from '../one-time-tokens/one-time-token';
import type { Ports } from '../ports/all-ports';
import { confirmOwner } from '../owner-confirmation/confirm-owner';
import { isPhoneConfirmed, type User } from '../users/user';
import { confirmationCooldown, releaseCooldowns } from './reserve-text';

/** Confirms an account's number by a code, and ends every other token. @returns the updated account */
export async function confirmPhone(
  { user, token, ip }: { user: User; token: OneTimeToken; ip: string | null },
  deps: Pick<Ports, 'users' | 'oneTimeTokens' | 'sessions' | 'accountData' | 'mailCooldowns' | 'audit'>,
  transaction: Transaction,
): Promise<User> {
  await deps.oneTimeTokens.endAllOf(user.id, transaction);
  await releaseCooldowns([confirmationCooldown(token.relates_to)], deps, transaction);
  if (isPhoneConfirmed(user)) return user;
  const traits = { provider: 'phone' };
  await deps.audit.record({ action: 'user_signedup', actor: actorOf(user), traits, ip }, transaction);
  const proof = { address: 'phone', signUp: token.sign_up, identity: null } as const;
  return confirmOwner(user, proof, deps, transaction);
}
