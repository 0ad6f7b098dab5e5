import { useLanguage } from '@sabi/shell-sdk/react';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '../../components/section';
import type { CommunityEvent } from '../../content/event';
import { upcomingEvents } from '../../content/events';
import { formatEventDate } from '../../content/format-event-time';
import { useNow } from '../../content/use-now';
import { eventPath } from '../../paths';
import styles from './chapters.module.css';
import { chapters } from './content/chapters';

/** Cities with their next meeting; one without a date says so. */
export function Chapters() {
  const { t } = useTranslation('community');
  const { now, mark } = useNow();
  const ahead = upcomingEvents(now);
  return (
    <Section id="chapters" title={t('chapters.title')} text={t('chapters.text')}>
      <ul className={styles['chapters']} {...mark}>
        {chapters.map((city) => (
          <li key={city} className={styles['chapter']}>
            <MapPin className={styles['icon']} size={20} aria-hidden="true" />
            <span>
              <span className={styles['city']}>{city}</span>
              <span className={styles['next']}>
                <NextMeeting event={ahead.find((event) => isIn(event, city))} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function NextMeeting({ event }: { event: CommunityEvent | undefined }) {
  const { t } = useTranslation('community');
  const language = useLanguage();
  if (!event) return t('chapters.none');
  return <Link to={eventPath(event.slug)}>{formatEventDate(event, language)}</Link>;
}

/** A venue may name a part of the city: `Jakarta Selatan`. */
const isIn = ({ venue }: CommunityEvent, city: string): boolean =>
  venue.kind === 'place' && venue.city.startsWith(city);
