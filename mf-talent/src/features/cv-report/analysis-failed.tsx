import { RequestFailed } from '@sabi/shell-sdk/http';
import { useWaitFormat } from '@sabi/shell-sdk/react';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';

/** Reason of a failed analysis, and the next step. */
export function AnalysisFailed({ error }: { error: Error }) {
  const { t } = useTranslation('cv-report');
  const { t: talk } = useTranslation();
  const formatWait = useWaitFormat();
  const { status, retryAfterSeconds = 0, errors } = error instanceof RequestFailed ? error : noAnswer;
  const text = () => {
    if (status === 0) return t('faults.offline');
    if (status === 403) return talk('states.denied');
    if (status === 404) return t('faults.gone');
    if (status === 429) return t('faults.limited', { wait: formatWait(retryAfterSeconds) });
    return t(status === 422 && errors?.['cvFile'] ? 'faults.unreadable' : 'faults.failed');
  };
  return (
    <Notice tone="danger" title={t('faults.title')}>
      {text()}
    </Notice>
  );
}

const noAnswer: Pick<RequestFailed, 'status' | 'retryAfterSeconds' | 'errors'> = {
  status: 500,
  retryAfterSeconds: undefined,
  errors: undefined,
};
