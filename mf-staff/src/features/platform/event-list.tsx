import type { RemoteOverview } from '@sabi/contracts/http/gateway/staff-remotes';
import { formatMoment } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { useActorName } from './actor';
import styles from './platform.module.css';

/** What happened lately, and by whom. */
export function EventList({ events }: Pick<RemoteOverview, 'events'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const nameOf = useActorName();
  if (events.length === 0) return <p className={styles['note']}>{t('platform.noEvents')}</p>;
  return (
    <ol className={styles['events']}>
      {events.map(({ action, version, trafficPercent: percent, at, by }) => (
        <li key={`${at} ${action} ${version}`}>
          <time dateTime={at} className={styles['note']}>
            {formatMoment(at, language)}
          </time>{' '}
          {t(`platform.events.${action}`, { version, percent })}{' '}
          <span className={styles['note']}>{nameOf(by)}</span>
        </li>
      ))}
    </ol>
  );
}
