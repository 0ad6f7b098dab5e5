import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../../components/action-link';
import type { CommunityEvent } from '../../../content/event';
import { formatEventDate } from '../../../content/format-event-time';
import { paths } from '../../../paths';
import styles from './event-ended-notice.module.css';

/** Notice for a past event, with links to the next ones. */
export function EventEndedNotice({ event }: { event: CommunityEvent }) {
  const { t } = useTranslation('events');
  const date = formatEventDate(event, useLanguage());
  return (
    <div className={styles['notice']}>
      <p className={styles['title']}>{t('page.overTitle')}</p>
      <p>{t('page.overText', { date })}</p>
      <ActionLink variant="secondary" block to={paths.events}>
        {t('page.overLink')}
      </ActionLink>
    </div>
  );
}
