import { useLanguage } from '@sabi/shell-sdk/react';
import { Clock, MapPin, MicVocal, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CommunityEvent } from '../../content/event';
import { formatEventHours } from '../../content/format-event-time';
import { eventPath } from '../../paths';
import { DateBlock } from './date-block';
import styles from './event-row.module.css';
import { KindLabel } from './kind-label';
import { OwnTime } from './own-time';

interface EventRowProps {
  event: CommunityEvent;
  /** Marks a past event, and omits the reader's local time. */
  over?: boolean;
}

/** An event in a list; the whole row links to its page. */
export function EventRow({ event, over = false }: EventRowProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { slug, kind, title, summary, host, venue } = event;
  const Place = venue.kind === 'online' ? Video : MapPin;
  return (
    <article className={[styles['row'], over && styles['over']].filter(Boolean).join(' ')}>
      <DateBlock event={event} muted={over} />
      <div className={styles['words']}>
        <p className={styles['labels']}>
          <KindLabel kind={kind} />
          {over && <span className={styles['past']}>{t('over')}</span>}
        </p>
        <h3 className={styles['title']}>
          <Link className={styles['link']} to={eventPath(slug)}>
            {title[language]}
          </Link>
        </h3>
        <p className={styles['summary']}>{summary[language]}</p>
      </div>
      <ul className={styles['facts']}>
        <li className={styles['fact']}>
          <Clock size={18} aria-hidden="true" />
          {formatEventHours(event, language)}
        </li>
        <li className={styles['fact']}>
          <Place size={18} aria-hidden="true" />
          {venue.kind === 'online' ? t('online') : `${venue.name}, ${venue.city}`}
        </li>
        <li className={styles['fact']}>
          <MicVocal size={18} aria-hidden="true" />
          {host.name}
        </li>
        {!over && (
          <li className={styles['ownTime']}>
            <OwnTime event={event} />
          </li>
        )}
      </ul>
    </article>
  );
}
