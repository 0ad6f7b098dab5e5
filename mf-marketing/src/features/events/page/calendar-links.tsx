import { useShell } from '@sabi/shell-sdk/react';
import { CalendarPlus, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import type { CommunityEvent } from '../../../content/event';
import { eventFilePath } from '../../../paths';
import { googleCalendarLink } from '../calendar/google-calendar-link';
import styles from './calendar-links.module.css';

/** Adds the event to the visitor's calendar: a file for any program, and a link for Google Calendar. */
export function CalendarLinks({ event }: { event: CommunityEvent }) {
  const { t } = useTranslation('events');
  const shell = useShell();
  return (
    <div className={styles['calendar']}>
      <p className={styles['title']}>{t('page.calendar')}</p>
      <ul className={styles['links']}>
        <li>
          <a className={styles['link']} href={useHref(eventFilePath(event.slug))} download>
            <CalendarPlus size={18} aria-hidden="true" />
            {t('page.calendarFile')}
          </a>
        </li>
        <li>
          <a
            className={styles['link']}
            href={googleCalendarLink(event, shell, t('online'))}
            target="_blank"
            rel="noopener noreferrer"
          >
            <ExternalLink size={18} aria-hidden="true" />
            {t('page.google')}
          </a>
        </li>
      </ul>
    </div>
  );
}
