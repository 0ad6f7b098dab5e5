import type { Transaction } from '../../data-access/transaction';
import type { Dependencies } from '../../dependencies';
import { IdentityError } from '../errors';
import { requestConfirmation } from '../mails/request-confirmation';
import type { NeededForMail } from '../mails/request-mail';
import { reserveMail } from '../mails/reserve-mail';
import type { User } from '../users/user';
import type { Entrance } from './enter-by-provider';

/**
 * Mails the owner of an address that the provider has not verified, as often as mails may be asked for. Where the address
 * has an account, nobody is mailed and the answer is the same.
 * @param user null where the address has an account
 */
export async function askForConfirmation(
  user: User | null,
  { provider, language, profile, ip }: Entrance,
  deps: Pick<Dependencies, NeededForMail | 'mailGaps' | 'mailQuota' | 'audit'>,
  transaction: Transaction,
): Promise<{ refusal: IdentityError }> {
  const mayMail = await reserve(profile.email ?? '', deps, transaction);
  if (user && mayMail) await requestConfirmation({ user, language, ip }, deps, transaction);
  return {
    refusal: new IdentityError(
      422,
      'provider_email_needs_verification',
      `Unverified email with ${provider.name}. A confirmation email has been sent to your ${provider.name} email`,
    ),
  };
}

/** Too soon is no reason to answer otherwise: the mail before this one is on its way. */
async function reserve(
  address: string,
  deps: Pick<Dependencies, 'mailGaps' | 'mailQuota' | 'settings'>,
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
