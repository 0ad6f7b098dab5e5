import type { Transaction } from '@sabi/service-kit/transaction';
import type { Ports } from '../ports/all-ports';
import type { User } from '../users/user';
import { changePhoneNow } from './finish-phone-change';
import { type NeededForCode, requestCode, type RequestedCode } from './request-code';
import { cooldownsOf, reserveText } from './reserve-text';

/**
 * Changes an account's number: at once where numbers need no confirmation, otherwise by a code. The code of an earlier
 * change stops working.
 * @throws {IdentityError} phone_exists, over_sms_send_rate_limit
 */
export async function changePhone(
  { user, newPhone }: { user: User; newPhone: string },
  deps: Pick<Ports, NeededForCode | 'mailCooldowns' | 'textQuota' | 'notices' | 'outbox' | 'logger'>,
  transaction: Transaction,
): Promise<RequestedCode | { readonly user: User; readonly token: null }> {
  if (deps.settings.phones.isAutoconfirmed) {
    return { user: await changePhoneNow({ user, phone: newPhone }, deps, transaction), token: null };
  }
  const cooldowns = cooldownsOf('phone_change', { relates_to: newPhone, user_id: user.id });
  await reserveText({ cooldowns, phone: newPhone }, deps, transaction);
  return requestCode({ user, type: 'phone_change', phone: newPhone }, deps, transaction);
}
