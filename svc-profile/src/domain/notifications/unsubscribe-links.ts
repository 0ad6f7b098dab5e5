import type { NotificationTopic } from '@sabi/contracts/profile/notification-topics';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { createUnsubscribeToken } from './unsubscribe-token';

/** The page that asks for confirmation. */
export const unsubscribePage = '/unsubscribe';

export interface UnsubscribeLinks {
  readonly page: string;
  /** The address for one-click unsubscribe (RFC 8058). */
  readonly oneClick: string;
}

/** The unsubscribe links of an optional mail. */
export function createUnsubscribeLinks(
  { userId, topic, language }: { userId: string; topic: NotificationTopic; language: Language },
  { siteUrl, unsubscribeSecret }: { siteUrl: string; unsubscribeSecret: string },
): UnsubscribeLinks {
  const token = createUnsubscribeToken({ user_id: userId, channel: 'email', topic }, unsubscribeSecret);
  return {
    page: `${siteUrl}${locateUnsubscribePage(language, token)}`,
    oneClick: `${siteUrl}/api/profile/v1/unsubscribe?token=${token}`,
  };
}

export function locateUnsubscribePage(language: Language, token: string): string {
  return `${localizedPath(language, unsubscribePage)}?token=${encodeURIComponent(token)}`;
}
