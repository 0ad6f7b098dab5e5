import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EventRows } from '../../../components/events/event-rows';
import { Section } from '../../../components/section';
import type { CommunityEvent } from '../../../content/event';
import { upcomingEvents } from '../../../content/events';
import { paths } from '../../../paths';
import styles from './more-events.module.css';

const shownEvents = 2;

/** Other upcoming events, those of the same kind first. */
export function MoreEvents({ event, now }: { event: CommunityEvent; now: number }) {
  const { t } = useTranslation('events');
  const others = upcomingEvents(now).filter(({ slug }) => slug !== event.slug);
  const sameKindFirst = others.toSorted(
    (one, other) => Number(other.kind === event.kind) - Number(one.kind === event.kind),
  );
  if (others.length === 0) return null;
  return (
    <Section title={t('page.more')}>
      <EventRows events={sameKindFirst.slice(0, shownEvents)} />
      <Link className={styles['all']} to={paths.events}>
        {t('page.all')}
        <ArrowRight size={18} aria-hidden="true" />
      </Link>
    </Section>
  );
}
