import { useTranslation } from 'react-i18next';
import { QueryContent } from '../../layout/query-content';
import { Section } from '@sabi/ui/section';
import styles from './notification-table.module.css';
import { NotificationTable } from './notification-table';
import { usePreferences } from './preference-calls';

export function NotificationSection() {
  const { t } = useTranslation('settings');
  const preferences = usePreferences();
  return (
    <Section title={t('notifications.title')}>
      <QueryContent query={preferences} loadingLabel={t('loading')} rows={8}>
        {(data) => <NotificationTable preferences={data} />}
      </QueryContent>
      <p className={styles['note']}>{t('notifications.otherChannels')}</p>
    </Section>
  );
}
