import { useQueryClient } from '@tanstack/react-query';
import { useShell } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { queues } from '../queues';
import type { Queue, QueueView } from './queue';
import { queueQuery } from './queue-query';
import styles from './queue-work.module.css';

/** Empty queue, with a link to one with waiting cases. */
export function EmptyQueue({ queue, view }: { queue: Queue; view: QueueView }) {
  const { t } = useTranslation();
  const shell = useShell();
  const client = useQueryClient();
  const next = queues.find((other) => {
    const [first] = other.views;
    const data = client.getQueryData(queueQuery(shell, first).queryKey);
    return other.name !== queue.name && data !== undefined && first.read(data).cases.length > 0;
  });
  return (
    <div className={styles['empty']}>
      <h2 className={styles['emptyTitle']}>{t(`empty.${view.name}`)}</h2>
      <p>{t('empty.text')}</p>
      {next && (
        <p>
          <Link to={next.path}>{t('empty.next', { queue: t(`queues.${next.name}`) })}</Link>
        </p>
      )}
    </div>
  );
}
