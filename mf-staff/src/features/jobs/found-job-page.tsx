import type { StaffJobDetail } from '@sabi/contracts/http/hiring/staff';
import { isRefusal } from '@sabi/shell-sdk/http';
import { usePageHead, useShell } from '@sabi/shell-sdk/react';
import { Notice } from '@sabi/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DeskSkeleton } from '../../desk/desk-skeleton';
import { useDesk } from '../../desk/desk-store';
import { useDeskKeys } from '../../desk/use-desk-keys';
import { useOwnQueues } from '../../desk/use-own-queues';
import { assignLetter } from '../../queue/assign-button';
import { CasePane } from '../../queue/case-pane';
import { DecisionDialog } from '../../queue/lazy-dialogs';
import { LoadFailed, OutsideRole } from '../../queue/load-failed';
import styles from '../../queue/queue-page.module.css';
import { queueQuery } from '../../queue/queue-query';
import { useAssign } from '../../queue/use-assign';
import { foundJobUrl, toFoundCase } from './found-job';
import { readWantedNumber } from './read-wanted-number';

/** The job whose number is in the address. */
export function FoundJobPage() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const no = readWantedNumber(new URLSearchParams(search).get('no') ?? '');
  const isOwn = useOwnQueues().some(({ name }) => name === 'jobs');
  const title = no === null ? t('search.label') : t('job.title', { no });
  usePageHead({ title, description: t('head.description'), robots: 'noindex' });
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <h1 className={styles['title']}>{title}</h1>
      </header>
      {isOwn ? <WantedJob no={no} /> : <OutsideRole texts="job.failed" />}
    </div>
  );
}

function WantedJob({ no }: { no: number | null }) {
  const { t } = useTranslation();
  if (no === null) return <p className={styles['failed']}>{t('search.unreadable')}</p>;
  return <LoadedJob key={no} no={no} />;
}

function LoadedJob({ no }: { no: number }) {
  const { t } = useTranslation();
  const query = queueQuery(useShell(), { url: foundJobUrl(no) });
  const { data, error, refetch, dataUpdatedAt } = useQuery({ ...query, retryOnMount: true });
  if (data !== undefined) return <OpenJob job={data as StaffJobDetail} now={dataUpdatedAt} />;
  if (isRefusal(error) && error.status === 404)
    return (
      <div className={styles['failed']}>
        <Notice tone="danger" title={t('job.unknown.title', { no })}>
          {t('job.unknown.text')}
        </Notice>
      </div>
    );
  if (error) return <LoadFailed error={error} texts="job.failed" onRetry={() => void refetch()} />;
  return <DeskSkeleton />;
}

/** @param now time of the load, in milliseconds */
function OpenJob({ job, now }: { job: StaffJobDetail; now: number }) {
  const item = toFoundCase(job);
  const { key: visit } = useLocation();
  const opened = useDesk((desk) => desk.decision);
  const decide = useDesk((desk) => desk.decide);
  const assign = useAssign();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [visit]);
  useEffect(() => () => decide(null), [decide]);
  useDeskKeys((key) => {
    if (key === assignLetter) return assign(item);
    const action = item.actions.find(({ letter }) => letter === key);
    if (action) decide({ item, action: action.name });
    return action !== undefined;
  });
  const decision = opened?.item.id === item.id ? opened : null;
  const isOffered = item.actions.some(({ name }) => name === decision?.action);
  return (
    <div className={styles['single']}>
      <CasePane
        item={item}
        now={now}
        headingRef={heading}
        onDecide={(action) => decide({ item, action: action.name })}
        onAssign={() => assign(item)}
      />
      {decision && (
        <DecisionDialog
          key={decision.action}
          item={isOffered ? item : decision.item}
          isGone={!isOffered}
          goneTexts="job.gone"
          action={decision.action}
          onClose={() => decide(null)}
          findFocusAfter={() => heading.current}
        />
      )}
    </div>
  );
}
