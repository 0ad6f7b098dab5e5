import type { Outbox } from '@sabi/event-bus/outbox';
import type { Logger } from '@sabi/service-kit/logger';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { MailCooldownRepository } from '../mail-limits/mail-cooldown-repository';
import type { MailQuota } from '../mail-limits/mail-quota';
import type { NoticeRepository } from '../notices/notice-repository';
import type { User } from '../users/user';
import { changePhoneNow } from './finish-phone-change';
import { type CodeRequestDependencies, requestCode, type RequestedCode } from './request-code';
import { cooldownsOf, reserveText } from './reserve-text';

interface ChangePhoneDependencies extends CodeRequestDependencies {
  readonly mailCooldowns: MailCooldownRepository;
  readonly textQuota: MailQuota;
  readonly notices: NoticeRepository;
  readonly outbox: Outbox;
  readonly logger: Logger;
}

/**
 * Changes a number: at once if no confirmation is required, else by a code, which replaces earlier ones.
 * @throws {IdentityError} phone_exists, over_sms_send_rate_limit
 */
export async function changePhone(
  { user, newPhone }: { user: User; newPhone: string },
  deps: ChangePhoneDependencies,
  transaction: Transaction,
): Promise<RequestedCode | { readonly user: User; readonly token: null }> {
  if (deps.settings.phones.isAutoconfirmed) {
    return { user: await changePhoneNow({ user, phone: newPhone }, deps, transaction), token: null };
  }
  const cooldowns = cooldownsOf('phone_change', { relates_to: newPhone, user_id: user.id });
  await reserveText({ cooldowns, phone: newPhone }, deps, transaction);
  return requestCode({ user, type: 'phone_change', phone: newPhone }, deps, transaction);
}
