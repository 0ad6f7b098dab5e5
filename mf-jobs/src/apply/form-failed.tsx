import { boardPath } from '@sabi/contracts/hiring/paths';
import { Button, ButtonLink } from '@sabi/ui/button';
import { useOnline } from '@sabi/ui/network';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { nameProblem } from './name-problem';

/** In place of the form. A refusal says why, anything else can be tried again. */
export function FormFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('apply');
  const isOnline = useOnline();
  const board = useHref(boardPath);
  const problem = nameProblem(error);
  if (problem === 'JOB_CLOSED' || problem === 'ACCESS_DENIED')
    return (
      <Notice
        tone="info"
        title={t(`problem.${problem}`)}
        actions={<ButtonLink href={board}>{t('otherJobs')}</ButtonLink>}
      />
    );
  return (
    <Notice
      tone="danger"
      title={t(isOnline ? 'failed.title' : 'failed.offlineTitle')}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      }
    >
      <p>{t(isOnline ? 'failed.text' : 'failed.offlineText')}</p>
    </Notice>
  );
}
