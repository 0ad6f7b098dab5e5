import { usePageHead, useShell } from '@sabi/shell-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DeskSkeleton } from '../desk/desk-skeleton';
import { useOwnQueues } from '../desk/use-own-queues';
import { queueHeadingId } from './case-element';
import { LoadFailed, OutsideRole } from './load-failed';
import type { Queue, QueueView } from './queue';
import { queueQuery } from './queue-query';
import { QueueWork } from './queue-work';
import { ViewLinks } from './view-links';
import styles from './queue-page.module.css';

/** A queue; `?view=` selects one of its views. */
export function QueuePage({ queue }: { queue: Queue }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const wanted = new URLSearchParams(search).get('view');
  const view = queue.views.find(({ name }) => name === wanted) ?? queue.views[0];
  const title = t(`queues.${queue.name}`);
  const isOwn = useOwnQueues().some(({ name }) => name === queue.name);
  usePageHead({ title, description: t('head.description'), robots: 'noindex' });
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <h1 id={queueHeadingId} className={styles['title']} tabIndex={-1}>
          {title}
        </h1>
        {isOwn && queue.views.length > 1 && <ViewLinks queue={queue} current={view} />}
      </header>
      {isOwn ? <LoadedView key={view.url} queue={queue} view={view} /> : <OutsideRole />}
    </div>
  );
}

function LoadedView({ queue, view }: { queue: Queue; view: QueueView }) {
  const { data, error, refetch, dataUpdatedAt } = useQuery(queueQuery(useShell(), view));
  if (data !== undefined)
    return <QueueWork queue={queue} view={view} page={view.read(data)} now={dataUpdatedAt} />;
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return <DeskSkeleton />;
}
