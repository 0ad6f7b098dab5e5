import type { Transaction } from '@sabi/service-kit/transaction';
import type { AuditLog } from '../audit/audit-log';
import { requestEmailChangeMails } from '../email-change/request-email-change';
import { requestConfirmation } from '../email-confirmation/request-confirmation';
import { IdentityError } from '../errors/identity-error';
import type { MailCooldownRepository } from '../mail-limits/mail-cooldown-repository';
import type { MailQuota } from '../mail-limits/mail-quota';
import { reserveMail } from '../mail-limits/reserve-mail';
import type { NoticeRepository } from '../notices/notice-repository';
import { notifyAccountExists } from '../notices/notify-account-exists';
import { contestAccount, withoutPassword } from '../one-time-tokens/sign-up-data';
import type { ProviderLogin } from '../providers/provider-login';
import type { Settings } from '../settings/settings';
import type { TokenMailDependencies } from '../token-mails/request-token-mail';
import { isEmailConfirmed, type User } from '../users/user';

interface MailDependencies extends TokenMailDependencies {
  readonly mailCooldowns: MailCooldownRepository;
  readonly mailQuota: MailQuota;
  readonly notices: NoticeRepository;
  readonly audit: AuditLog;
}

/**
 * Mails a confirmation to an address that the provider has not verified, within the cooldown.
 * @param user the unconfirmed account
 */
export async function requestProviderConfirmation(
  user: User,
  login: ProviderLogin,
  deps: MailDependencies,
  transaction: Transaction,
): Promise<{ refusal: IdentityError }> {
  const { provider, profile, language, ip } = login;
  const identity = user.identities.find(
    ({ provider: name, provider_id: id }) => name === provider.name && id === profile.subject,
  );
  const own = { ...withoutPassword({ data: {}, language }), identity_id: identity?.identity_id ?? null };
  return mailOnce(login, deps, transaction, async () => {
    const sent = { account: user, signUp: own, address: 'email' } as const;
    const signUp = await contestAccount(sent, deps, transaction);
    await requestConfirmation({ user, signUp, ip }, deps, transaction);
  });
}

/**
 * The same for an account with an owner and no address: it is set once confirmed, and available to others
 * until then.
 */
export async function requestNewAddressConfirmation(
  user: User,
  login: ProviderLogin,
  deps: MailDependencies,
  transaction: Transaction,
): Promise<{ refusal: IdentityError }> {
  const newEmail = login.profile.email ?? '';
  return mailOnce(login, deps, transaction, () =>
    requestEmailChangeMails({ user, newEmail }, deps, transaction),
  );
}

/**
 * The same if another account has the address, which an unverified claim must not open: mails its owner how
 * to sign in, and answers as for an unconfirmed account.
 */
export async function notifyEmailHolder(
  emailHolder: User,
  login: ProviderLogin,
  deps: MailDependencies,
  transaction: Transaction,
): Promise<{ refusal: IdentityError }> {
  return mailOnce(login, deps, transaction, async () => {
    if (emailHolder.is_sso_user) return undefined;
    if (isEmailConfirmed(emailHolder)) return notifyAccountExists(emailHolder, deps, transaction);
    // As in a first sign-in by mail, the recipient takes over the account.
    const confirmation = {
      user: emailHolder,
      type: 'first_magiclink',
      signUp: null,
      ip: login.ip,
    } as const;
    return requestConfirmation(confirmation, deps, transaction);
  });
}

async function mailOnce(
  { provider, profile }: ProviderLogin,
  deps: MailDependencies,
  transaction: Transaction,
  mail: () => Promise<unknown>,
): Promise<{ refusal: IdentityError }> {
  if (await reserve(profile.email ?? '', deps, transaction)) await mail();
  return {
    refusal: new IdentityError(
      422,
      'provider_email_needs_verification',
      `Unverified email with ${provider.name}. A confirmation email has been sent to your ${provider.name} email`,
    ),
  };
}

interface ReserveDependencies {
  readonly mailCooldowns: MailCooldownRepository;
  readonly mailQuota: MailQuota;
  readonly settings: Settings;
}

/** Answers the same within the cooldown, because an earlier mail was sent. */
async function reserve(
  address: string,
  deps: ReserveDependencies,
  transaction: Transaction,
): Promise<boolean> {
  try {
    await reserveMail({ purpose: 'confirmation', address }, deps, transaction);
    return true;
  } catch (error) {
    if (error instanceof IdentityError && error.code === 'over_email_send_rate_limit') return false;
    throw error;
  }
}
