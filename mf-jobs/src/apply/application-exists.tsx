import { applicationDays } from '@sabi/contracts/hiring/application-terms';
import type { OwnApplication } from '@sabi/contracts/http/hiring/applications';
import { formatWibDay } from '@sabi/shell-sdk/dates';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useOnReconnect } from '@sabi/ui/network';
import { Notice } from '@sabi/ui/notice';
import { Skeleton } from '@sabi/ui/skeleton';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NextSteps } from './application-sent';
import { sendJson } from './send-json';

/** In place of the form for a job that the talent has applied to: where the application stands. */
export function ApplicationExists({ id }: { id: string }) {
  const { t } = useTranslation('apply');
  const { application, hasFailed, retry } = useOwnApplication(id);
  if (!application && !hasFailed) return <Skeleton label={t('loading')} />;
  const retryButton = (
    <Button variant="secondary" onClick={retry}>
      {t('failed.retry')}
    </Button>
  );
  return (
    <Notice tone="info" title={t('exists.title')} actions={hasFailed ? retryButton : <NextSteps />}>
      {application && <Standing application={application} />}
    </Notice>
  );
}

function Standing({ application }: { application: OwnApplication }) {
  const { t } = useTranslation('apply');
  const language = useLanguage();
  const { submitted_at: sentAt, answer_by: answerBy, job } = application;
  const values = { company: job.company_name, days: applicationDays.unanswered };
  return (
    <>
      {sentAt && <p>{t('exists.sentOn', { date: formatWibDay(sentAt, language) })}</p>}
      <p>{t(`exists.state.${nameState(application)}`, values)}</p>
      {answerBy && <p>{t('exists.answerBy', { date: formatWibDay(answerBy, language) })}</p>}
    </>
  );
}

function nameState({ state, opened_at: openedAt }: OwnApplication) {
  switch (state) {
    case 'applied':
      return openedAt ? 'applied' : 'unopened';
    case 'withdrawn':
    case 'closed_with_job':
    case 'failed':
      return 'ended';
    case 'submitting':
    case 'in_process':
    case 'offer':
    case 'hired':
    case 'rejected':
    case 'closed_unanswered':
      return state;
  }
}

/** Loads again once the network is back. */
function useOwnApplication(id: string) {
  const { fetch } = useShell();
  const [application, setApplication] = useState<OwnApplication | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    sendJson<OwnApplication>(fetch, `/api/hiring/v1/my/applications/${id}`, { signal }).then(
      (found) => !signal.aborted && setApplication(found),
      () => !signal.aborted && setFailed(true),
    );
    return () => left.abort();
  }, [fetch, id, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  useOnReconnect(() => hasFailed && retry());
  return { application, hasFailed, retry };
}
