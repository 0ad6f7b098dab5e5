import type { NotificationPreferences } from '@sabi/contracts/http/profile/notification-preferences';
import type { NotificationChannel, NotificationTopic } from '@sabi/contracts/profile/notification-topics';
import type { Account } from '../access/access-policy';
import { openProfile, type OpenProfileDependencies } from '../profiles/open-profile';
import type { NotificationChoices } from './notification-choices';
import { readPreferences } from './preferences';

interface PreferenceChange {
  readonly account: Account;
  readonly channel: NotificationChannel;
  readonly topic: NotificationTopic;
  readonly is_on: boolean;
}

/** @throws {AppError} TOKEN_INVALID for an erased account */
export async function setPreference(
  { account, ...change }: PreferenceChange,
  dependencies: OpenProfileDependencies & { notificationChoices: NotificationChoices },
): Promise<NotificationPreferences> {
  await openProfile(account, dependencies);
  const { userId } = account;
  await dependencies.notificationChoices.put({
    user_id: userId,
    ...change,
    chosen_in: 'settings',
    chosen_at: new Date(),
  });
  return readPreferences(userId, dependencies);
}
