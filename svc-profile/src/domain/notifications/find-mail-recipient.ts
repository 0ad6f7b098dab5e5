import type { MailRecipient, SuppressionReason } from '@sabi/contracts/http/profile/mail-recipients';
import type { NotificationTopic } from '@sabi/contracts/profile/notification-topics';
import { defaultLanguage } from '@sabi/contracts/language';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { AccountBans } from '../bans/account-bans';
import type { ProfileRepository } from '../profiles/profile-repository';
import type { MailContacts } from './mail-contacts';
import type { NotificationChoices } from './notification-choices';
import { isWanted } from './preferences';
import { createUnsubscribeLinks } from './unsubscribe-links';

interface RecipientDependencies {
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
  readonly accountBans: Pick<AccountBans, 'isBanned'>;
  readonly notificationChoices: NotificationChoices;
  readonly profiles: Pick<ProfileRepository, 'findByUser'>;
  readonly mailContacts: Pick<MailContacts, 'find'>;
  readonly siteUrl: string;
  readonly unsubscribeSecret: string;
}

interface Found {
  readonly recipient: MailRecipient | null;
  readonly reason: SuppressionReason | null;
}

/** Asked when a mail is sent, so that the newest choice and address count. */
export async function findMailRecipient(
  { userId, topic, now }: { userId: string; topic: NotificationTopic; now: Date },
  dependencies: RecipientDependencies,
): Promise<Found> {
  const { erasedAccounts, accountBans, profiles, mailContacts } = dependencies;
  if (await erasedAccounts.has(userId)) return none('erased');
  if (await accountBans.isBanned(userId, now)) return none('banned');
  if (!(await isWanted({ user_id: userId, channel: 'email', topic }, dependencies)))
    return none('switched_off');
  const [contact, profile] = await Promise.all([mailContacts.find(userId), profiles.findByUser(userId)]);
  if (!contact) return none('unknown_address');
  const language = contact.language ?? defaultLanguage;
  const links = createUnsubscribeLinks({ userId, topic, language }, dependencies);
  return {
    recipient: {
      email: contact.email,
      language,
      first_name: profile?.first_name ?? null,
      unsubscribe: { page: links.page, one_click: links.oneClick },
    },
    reason: null,
  };
}

const none = (reason: SuppressionReason): Found => ({ recipient: null, reason });
