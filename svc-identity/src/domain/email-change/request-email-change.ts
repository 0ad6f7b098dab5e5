import type { Transaction } from '@sabi/service-kit/transaction';
import { issueToken } from '../one-time-tokens/issue-token';
import type { OneTimeTokenType } from '../one-time-tokens/token-type';
import type { Settings } from '../settings/settings';
import {
  type MailOrigin,
  type TokenMailDependencies,
  requestDelivery,
  startMailFlow,
} from '../token-mails/request-token-mail';
import type { User } from '../users/user';

export interface EmailChangeRequest extends MailOrigin {
  readonly user: User;
  /** In lower case. */
  readonly newEmail: string;
}

/** Token types of an address change. */
export const emailChangeTypes = [
  'email_change_current',
  'email_change_new',
] as const satisfies readonly OneTimeTokenType[];

/**
 * Requests the mails of an address change: to the new address, and if configured to the old one. Earlier
 * tokens end.
 * @returns the account with its new address pending
 */
export async function requestEmailChangeMails(
  { user, newEmail, ...origin }: EmailChangeRequest,
  deps: TokenMailDependencies,
  transaction: Transaction,
): Promise<User> {
  await deps.oneTimeTokens.endAllOf(user.id, transaction, emailChangeTypes);
  const flowId = await startMailFlow({ user, type: 'email_change_new', ...origin }, deps, transaction);
  const common = { userId: user.id, changesTo: newEmail, redirectTo: origin.redirectTo ?? null, flowId };
  for (const { type, relatesTo } of findRecipients(user, newEmail, deps)) {
    const token = await issueToken({ ...common, type, relatesTo }, deps, transaction);
    await requestDelivery(token, user, deps, transaction);
  }
  const changes = { new_email: newEmail, email_change_sent_at: new Date() };
  return (await deps.users.update(user.id, changes, transaction)) ?? user;
}

function findRecipients(
  { email }: User,
  newEmail: string,
  { settings }: { settings: Settings },
): { type: (typeof emailChangeTypes)[number]; relatesTo: string }[] {
  const recipients = [{ type: 'email_change_new', relatesTo: newEmail } as const];
  if (!settings.isEmailChangeConfirmedTwice || email === null) return recipients;
  return [{ type: 'email_change_current', relatesTo: email }, ...recipients];
}
