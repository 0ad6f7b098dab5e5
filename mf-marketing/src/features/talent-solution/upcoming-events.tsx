import { useLanguage } from '@sabi/shell-sdk/react';
import { Card } from '@sabi/ui/card';
import { ArrowRight, CalendarDays, Clock, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { KindLabel } from '../../components/events/kind-label';
import { Section } from '../../components/section';
import type { CommunityEvent } from '../../content/event';
import { upcomingEvents } from '../../content/events';
import { formatEventDate, formatEventHours } from '../../content/format-event-time';
import { useNow } from '../../content/use-now';
import { eventPath, paths } from '../../paths';
import styles from './upcoming-events.module.css';

const shownEvents = 3;

/** The next dates of the community; the events page has them all. */
export function UpcomingEvents() {
  const { t } = useTranslation('talent-solution');
  const { now, mark } = useNow();
  const next = upcomingEvents(now).slice(0, shownEvents);
  return (
    <Section title={t('events.title')} text={next.length > 0 ? t('events.text') : t('events.none')}>
      <ul className={styles['events']} {...mark}>
        {next.map((event) => (
          <li key={event.slug}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
      <Link className={styles['all']} to={paths.events}>
        {t('events.all')}
        <ArrowRight size={18} aria-hidden="true" />
      </Link>
    </Section>
  );
}

function EventCard({ event }: { event: CommunityEvent }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { slug, kind, title, summary, start, venue } = event;
  return (
    <Card className={styles['card']}>
      <KindLabel kind={kind} />
      <h3 className={styles['title']}>
        <Link className={styles['link']} to={eventPath(slug)}>
          {title[language]}
        </Link>
      </h3>
      <p className={styles['summary']}>{summary[language]}</p>
      <ul className={styles['facts']}>
        <li className={styles['fact']}>
          <CalendarDays size={18} aria-hidden="true" />
          <time dateTime={start}>{formatEventDate(event, language)}</time>
        </li>
        <li className={styles['fact']}>
          <Clock size={18} aria-hidden="true" />
          {formatEventHours(event, language)}
        </li>
        <li className={styles['fact']}>
          <MapPin size={18} aria-hidden="true" />
          {venue.kind === 'online' ? t('online') : `${venue.name}, ${venue.city}`}
        </li>
      </ul>
    </Card>
  );
}
