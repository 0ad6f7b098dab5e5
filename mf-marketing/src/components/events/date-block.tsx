import { useLanguage } from '@sabi/shell-sdk/react';
import type { CommunityEvent } from '../../content/event';
import { eventDateParts } from '../../content/format-event-time';
import styles from './date-block.module.css';

/** The day of an event as a calendar sheet, in the event's time zone. */
export function DateBlock({ event, muted = false }: { event: CommunityEvent; muted?: boolean }) {
  const { weekday, day, month, year } = eventDateParts(event, useLanguage());
  return (
    <time
      className={[styles['block'], muted && styles['muted']].filter(Boolean).join(' ')}
      dateTime={event.start}
    >
      <span className={styles['weekday']}>{weekday}</span> <span className={styles['day']}>{day}</span>{' '}
      <span className={styles['month']}>{month}</span> <span className={styles['year']}>{year}</span>
    </time>
  );
}
