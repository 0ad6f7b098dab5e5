import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../components/action-link';
import { EventRows } from '../../components/events/event-rows';
import { Section } from '../../components/section';
import { upcomingEvents } from '../../content/events';
import { useNow } from '../../content/use-now';
import { paths } from '../../paths';
import styles from './next-events.module.css';

const shownEvents = 3;

/** The next dates; the events page has them all. */
export function NextEvents() {
  const { t } = useTranslation('community');
  const { now, mark } = useNow();
  const next = upcomingEvents(now).slice(0, shownEvents);
  return (
    <Section title={t('events.title')} text={t(next.length > 0 ? 'events.text' : 'events.none')}>
      <EventRows events={next} {...mark} />
      <div className={styles['all']}>
        <ActionLink variant="secondary" to={paths.events}>
          {t('events.all')}
        </ActionLink>
      </div>
    </Section>
  );
}
