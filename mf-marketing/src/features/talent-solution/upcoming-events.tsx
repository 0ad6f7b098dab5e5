import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EventRows } from '../../components/events/event-rows';
import { Section } from '../../components/section';
import { upcomingEvents } from '../../content/events';
import { useNow } from '../../content/use-now';
import { paths } from '../../paths';
import styles from './upcoming-events.module.css';

const shownEvents = 3;

/** The next events of the community; the events page has all of them. */
export function UpcomingEvents() {
  const { t } = useTranslation('talent-solution');
  const { now, mark } = useNow();
  const next = upcomingEvents(now).slice(0, shownEvents);
  return (
    <Section title={t('events.title')} text={next.length > 0 ? t('events.text') : t('events.none')}>
      <EventRows events={next} {...mark} />
      <Link className={styles['all']} to={paths.events}>
        {t('events.all')}
        <ArrowRight size={18} aria-hidden="true" />
      </Link>
    </Section>
  );
}
