import type { Hooks } from '../hooks/hooks';
import { sendMailByHook } from '../hooks/send-mail-by-hook';
import type { Settings } from '../settings/settings';
import type { User } from '../users/user';
import type { Notice, NoticeKind } from './notice';

/** GoTrue's names, if any. */
const actions: Readonly<Record<NoticeKind, string>> = {
  password_changed: 'password_changed_notification',
  email_changed: 'email_changed_notification',
  phone_changed: 'phone_changed_notification',
  factor_added: 'mfa_factor_enrolled_notification',
  factor_removed: 'mfa_factor_unenrolled_notification',
  recovery_code_used: 'recovery_code_used_notification',
  recovery_codes_replaced: 'recovery_codes_replaced_notification',
  identity_linked: 'identity_linked_notification',
  identity_unlinked: 'identity_unlinked_notification',
  passkey_added: 'passkey_added_notification',
  passkey_removed: 'passkey_removed_notification',
  new_device: 'new_device_notification',
  data_exported: 'data_exported_notification',
  deletion_requested: 'deletion_requested_notification',
  deletion_withdrawn: 'deletion_withdrawn_notification',
  account_exists: 'account_exists_notification',
};

/**
 * Notifies the owner by the operator's hook. Hooks send to the payload's account address, which for a changed
 * address is the old one.
 * @throws {MailRefused | MailNotSent} see sendMailByHook
 */
export async function sendNoticeByHook(
  { notice, user }: { notice: Notice; user: User },
  deps: { hooks: Hooks; settings: Settings },
): Promise<void> {
  const { id, kind, recipient, language } = notice;
  const { provider, factor_type } = notice.details;
  const isMoved = kind === 'email_changed';
  const data = {
    email_action_type: actions[kind],
    ...(isMoved && { old_email: recipient }),
    ...(provider && { provider }),
    ...(factor_type && { factor_type }),
  };
  const addressed = isMoved ? user : { ...user, email: recipient };
  await sendMailByHook({ id, user: addressed, language, data }, deps);
}
