import { useLanguage } from '@sabi/shell-sdk/react';
import { Card } from '@sabi/ui/card';
import { CalendarDays, Clock, type LucideIcon, MapPin, MicVocal, UsersRound, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnTime } from '../../../components/events/own-time';
import type { CommunityEvent } from '../../../content/event';
import { formatEventDate, formatEventHours } from '../../../content/format-event-time';
import { CalendarLinks } from './calendar-links';
import { EventEndedNotice } from './event-ended-notice';
import styles from './event-facts.module.css';
import { EventRegistration } from './event-registration';
import { Venue } from './venue';

/** Time, place, host and actions; stays in view beside the text. */
export function EventFacts({ event, over }: { event: CommunityEvent; over: boolean }) {
  const { t } = useTranslation(['events', 'common']);
  const language = useLanguage();
  const { start, venue, host, seats } = event;
  return (
    <aside className={styles['facts']} aria-label={t('page.facts')}>
      <Card className={styles['card']}>
        {over && <EventEndedNotice event={event} />}
        <dl className={styles['list']}>
          <Fact icon={CalendarDays} name={t('page.date')}>
            <time dateTime={start}>{formatEventDate(event, language)}</time>
          </Fact>
          <Fact icon={Clock} name={t('page.time')}>
            {formatEventHours(event, language)}
            {!over && <OwnTime event={event} />}
          </Fact>
          <Fact icon={venue.kind === 'online' ? Video : MapPin} name={t('page.place')}>
            <Venue venue={venue} over={over} />
          </Fact>
          <Fact icon={MicVocal} name={t('page.host')}>
            {host.name}
            <small className={styles['note']}>{t('common:invented.host')}</small>
          </Fact>
          {seats !== undefined && (
            <Fact icon={UsersRound} name={t('page.seats')}>
              {t('page.seatsText', { seats })}
            </Fact>
          )}
        </dl>
        {!over && (
          <>
            <EventRegistration event={event} />
            <CalendarLinks event={event} />
          </>
        )}
      </Card>
    </aside>
  );
}

function Fact({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt className={styles['name']}>
        <Icon className={styles['icon']} size={20} aria-hidden="true" />
        {name}
      </dt>
      <dd className={styles['value']}>{children}</dd>
    </div>
  );
}
