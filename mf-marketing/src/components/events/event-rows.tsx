import type { HTMLAttributes } from 'react';
import type { CommunityEvent } from '../../content/event';
import { EventRow } from './event-row';
import styles from './event-rows.module.css';

interface EventRowsProps extends HTMLAttributes<HTMLUListElement> {
  events: readonly CommunityEvent[];
  over?: boolean;
}

/** A list of events, one below the other. */
export function EventRows({ events, over = false, ...rest }: EventRowsProps) {
  return (
    <ul {...rest} className={styles['rows']}>
      {events.map((event) => (
        <li key={event.slug}>
          <EventRow event={event} over={over} />
        </li>
      ))}
    </ul>
  );
}
