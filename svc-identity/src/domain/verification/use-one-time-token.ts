import type { Outbox } from '@sabi/event-bus/outbox';
import type { Logger } from '@sabi/service-kit/logger';
import type { Transaction } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditAction } from '../audit/audit-entry';
import type { AuditLog } from '../audit/audit-log';
import { finishEmailChange } from '../email-change/finish-email-change';
import type { MailPurpose, MailCooldownRepository } from '../mail-limits/mail-cooldown-repository';
import type { NoticeRepository } from '../notices/notice-repository';
import {
  fitsAccount,
  isEmailChange,
  isMailTokenType,
  type OneTimeToken,
} from '../one-time-tokens/one-time-token';
import type { OneTimeTokenRepository } from '../one-time-tokens/one-time-token-repository';
import { type TokenFormat, tokenRefused } from '../one-time-tokens/token-errors';
import type { OneTimeTokenType } from '../one-time-tokens/token-type';
import { confirmOwner } from '../owner-confirmation/confirm-owner';
import { confirmPhone } from '../phones/confirm-phone';
import { finishPhoneChange } from '../phones/finish-phone-change';
import type { SessionRepository } from '../sessions/session-repository';
import type { Settings } from '../settings/settings';
import type { AccountData } from '../users/account-data';
import { isEmailConfirmed, type User } from '../users/user';
import type { UserRepository } from '../users/user-repository';

/** Cooldown that a token's use resets. */
const purposes: Readonly<Partial<Record<OneTimeTokenType, MailPurpose>>> = {
  confirmation: 'confirmation',
  recovery: 'recovery',
  magiclink: 'magiclink',
  first_magiclink: 'magiclink',
};

export interface UseTokenDependencies {
  readonly users: UserRepository;
  readonly oneTimeTokens: OneTimeTokenRepository;
  readonly sessions: SessionRepository;
  readonly accountData: AccountData;
  readonly mailCooldowns: MailCooldownRepository;
  readonly settings: Settings;
  readonly audit: AuditLog;
  readonly notices: NoticeRepository;
  readonly outbox: Outbox;
  readonly logger: Logger;
}

export interface TokenUse {
  readonly token: OneTimeToken;
  readonly format: TokenFormat;
  readonly ip: string | null;
}

/**
 * Uses a token for its purpose, and ends all others of its account.
 * @returns the updated account; `halfway` while an address change needs the other confirmation
 * @throws {IdentityError} otp_used, otp_invalid, email_exists, phone_exists
 */
export async function useOneTimeToken(
  { token, format, ip }: TokenUse,
  deps: UseTokenDependencies,
  transaction: Transaction,
): Promise<User | 'halfway'> {
  if (!(await deps.oneTimeTokens.use(token.id, transaction))) {
    throw tokenRefused('otp_used', format, deps.settings);
  }
  // Writes before reading, so that a concurrent token of the account waits.
  const user = await deps.users.update(token.user_id, {}, transaction);
  if (!user || !fitsAccount(token, user)) throw tokenRefused('otp_invalid', format, deps.settings);
  if (isEmailChange(token)) return finishEmailChange({ user, token, ip }, deps, transaction);
  if (isMailTokenType(token.type)) return confirmAddress({ user, token, ip }, deps, transaction);
  const finish = token.type === 'phone_change' ? finishPhoneChange : confirmPhone;
  return finish({ user, token, ip }, deps, transaction);
}

async function confirmAddress(
  { user, token, ip }: { user: User; token: OneTimeToken; ip: string | null },
  deps: UseTokenDependencies,
  transaction: Transaction,
): Promise<User> {
  await deps.oneTimeTokens.endAllOf(user.id, transaction);
  const purpose = purposes[token.type];
  if (purpose) await deps.mailCooldowns.release(purpose, token.relates_to, transaction);
  const action = actionOf(token, user);
  if (action) {
    const traits = { provider: 'email' };
    await deps.audit.record({ action, actor: actorOf(user), traits, ip }, transaction);
  }
  if (isEmailConfirmed(user)) return user;
  const { sign_up: signUp, flow_id: flowId } = token;
  return confirmOwner(user, { address: 'email', signUp, identity: null, flowId }, deps, transaction);
}

function actionOf({ type }: OneTimeToken, user: User): AuditAction | null {
  if (type === 'invite') return 'invite_accepted';
  return isEmailConfirmed(user) ? null : 'user_signedup';
}
