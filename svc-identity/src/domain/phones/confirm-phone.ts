import type { Transaction } from '../../data-access/transaction';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../audit/actors';
import type { OneTimeToken } from '../one-time-tokens/one-time-token';
import { withDerivedProviders } from '../users/derive-providers';
import { withConfirmedPhone } from '../users/new-user';
import { isEmailConfirmed, isPhoneConfirmed, type User } from '../users/user';
import { confirmationGap, releaseGaps } from './reserve-text';

/** Confirms an account's number by a code that it got, and ends every other one. @returns the account as it is now */
export async function confirmPhone(
  { user, token, ip }: { user: User; token: OneTimeToken; ip: string | null },
  deps: Pick<Dependencies, 'users' | 'oneTimeTokens' | 'mailGaps' | 'audit'>,
  transaction: Transaction,
): Promise<User> {
  await deps.oneTimeTokens.endAllOf(user.id, transaction);
  await releaseGaps([confirmationGap(token.relates_to)], deps, transaction);
  if (!isPhoneConfirmed(user)) {
    const traits = { provider: 'phone' };
    await deps.audit.record({ action: 'user_signedup', actor: actorOf(user), traits, ip }, transaction);
  }
  const confirmed = withDerivedProviders(isPhoneConfirmed(user) ? user : confirmFirst(user, token));
  const { phone_confirmed_at, is_anonymous, user_metadata, app_metadata, identities, password_hash } =
    confirmed;
  const changes = {
    phone_confirmed_at,
    is_anonymous,
    user_metadata,
    app_metadata,
    identities,
    password_hash,
  };
  return (await deps.users.update(user.id, changes, transaction)) ?? confirmed;
}

/**
 * Who signed up with a number need not own it. Where its owner comes in otherwise than by that sign-up's own code, its
 * password goes.
 */
function confirmFirst(user: User, { type }: OneTimeToken): User {
  const confirmed = withConfirmedPhone(user);
  const isPasswordOwned = type === 'phone_confirmation' || isEmailConfirmed(user);
  return isPasswordOwned ? confirmed : { ...confirmed, password_hash: null };
}
