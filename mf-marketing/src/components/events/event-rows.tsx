import type { HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommunityEvent } from '../../content/event';
import { EventRow } from './event-row';
import styles from './event-rows.module.css';

interface EventRowsProps extends HTMLAttributes<HTMLUListElement> {
  events: readonly CommunityEvent[];
  over?: boolean;
}

export function EventRows({ events, over = false, ...rest }: EventRowsProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <ul {...rest} className={styles['rows']}>
        {events.map((event) => (
          <li key={event.slug}>
            <EventRow event={event} over={over} />
          </li>
        ))}
      </ul>
      <p className={styles['note']}>{t('invented.hosts')}</p>
    </>
  );
}
