import { useLanguage } from '@sabi/shell-sdk/react';
import type { AgendaItem, CommunityEvent } from '../../../content/event';
import { formatEventMinute } from '../../../content/format-event-time';
import styles from './agenda.module.css';

interface AgendaProps {
  event: CommunityEvent;
  items: readonly AgendaItem[];
}

/** The agenda, in the event's local time. */
export function Agenda({ event, items }: AgendaProps) {
  const language = useLanguage();
  return (
    <ol className={styles['agenda']}>
      {items.map((item) => (
        <li key={item.minute} className={styles['item']}>
          <span className={styles['time']}>{formatEventMinute(event, item.minute, language)}</span>
          <span>{item[language]}</span>
        </li>
      ))}
    </ol>
  );
}
