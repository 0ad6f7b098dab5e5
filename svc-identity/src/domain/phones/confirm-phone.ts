import type { Transaction } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import type { MailCooldownRepository } from '../mail-limits/mail-cooldown-repository';
import type { OneTimeToken } from '../one-time-tokens/one-time-token';
import type { OneTimeTokenRepository } from '../one-time-tokens/one-time-token-repository';
import { confirmOwner } from '../owner-confirmation/confirm-owner';
import type { SessionRepository } from '../sessions/session-repository';
import type { AccountData } from '../users/account-data';
import { isPhoneConfirmed, type User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import { confirmationCooldown, releaseCooldowns } from './reserve-text';

interface ConfirmPhoneDependencies {
  readonly users: UserRepository;
  readonly oneTimeTokens: OneTimeTokenRepository;
  readonly sessions: SessionRepository;
  readonly accountData: AccountData;
  readonly mailCooldowns: MailCooldownRepository;
  readonly audit: AuditLog;
}

/** Confirms a number by a code, and ends other tokens. @returns the updated account */
export async function confirmPhone(
  { user, token, ip }: { user: User; token: OneTimeToken; ip: string | null },
  deps: ConfirmPhoneDependencies,
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
