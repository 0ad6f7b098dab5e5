import type { NotificationPreferences } from '@sabi/contracts/http/profile/notification-preferences';
import { notificationTopics } from '@sabi/contracts/profile/notification-topics';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './notification-table.module.css';
import { TopicRow } from './topic-row';

/** Topics by channel. The last row has the mandatory mails, without a switch. */
export function NotificationTable({ preferences: { email } }: { preferences: NotificationPreferences }) {
  const { t } = useTranslation('settings');
  const channelId = useId();
  return (
    <table className={styles['table']}>
      <caption>
        <VisuallyHidden>{t('notifications.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('notifications.topic')}</th>
          <th scope="col" id={channelId} className={styles['channel']}>
            {t('notifications.channels.email')}
          </th>
        </tr>
      </thead>
      <tbody>
        {notificationTopics.map((topic) => (
          <TopicRow key={topic} topic={topic} isOn={email[topic]} channelId={channelId} />
        ))}
        <tr>
          <th scope="row" className={styles['topic']}>
            <span className={styles['name']}>{t('notifications.always.name')}</span>
            <span className={styles['meaning']}>{t('notifications.always.meaning')}</span>
          </th>
          <td className={styles['channel']}>
            <span className={styles['always']}>{t('notifications.always.state')}</span>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
