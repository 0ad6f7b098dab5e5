import { CalendarDays } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state';
import { EventRows } from '../../../components/events/event-rows';
import { upcomingEvents } from '../../../content/events';
import { elsewhere, paths } from '../../../paths';
import { KindLinks } from './kind-links';
import type { ListProps } from './list-props';
import styles from './upcoming-events.module.css';

/** Upcoming events, filtered by kind; screen readers announce their number when the filter changes. */
export function UpcomingEvents({ kind, now }: ListProps) {
  const { t } = useTranslation(['events', 'common']);
  const id = useId();
  const found = upcomingEvents(now).filter((event) => !kind || event.kind === kind);
  return (
    <section aria-labelledby={id}>
      <div className={styles['frame']}>
        <div className={styles['head']}>
          <div>
            <h2 className={styles['title']} id={id}>
              {t('upcoming.title')}
            </h2>
            <p className={styles['count']} role="status">
              {found.length > 0 ? t('upcoming.count', { count: found.length }) : t('upcoming.none')}
            </p>
          </div>
          <KindLinks chosen={kind} />
        </div>
        {found.length > 0 && <EventRows events={found} />}
      </div>
      {found.length === 0 && (
        <EmptyState
          icon={CalendarDays}
          title={t(kind ? 'empty.kindTitle' : 'empty.title')}
          text={t('empty.text')}
          links={[
            kind
              ? { to: paths.events, label: t('empty.all') }
              : { to: elsewhere.blog, label: t('common:readBlog') },
            { to: paths.community, label: t('empty.community') },
          ]}
        />
      )}
    </section>
  );
}
