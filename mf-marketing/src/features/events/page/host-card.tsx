import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../components/testimonials/avatar';
import type { CommunityEvent } from '../../../content/event';
import styles from './host-card.module.css';

export function HostCard({ host, bio }: { host: CommunityEvent['host']; bio: string }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <div className={styles['host']}>
      <Avatar name={host.name} place={0} />
      <div>
        <p className={styles['name']}>{host.name}</p>
        <p className={styles['role']}>{host.role[language]}</p>
        <p className={styles['bio']}>{bio}</p>
        <p className={styles['note']}>{t('invented.host')}</p>
      </div>
    </div>
  );
}
