import { applicationDays } from '@sabi/contracts/hiring/application-terms';
import { applicationsPath, boardPath } from '@sabi/contracts/hiring/paths';
import type { OwnApplication } from '@sabi/contracts/http/hiring/applications';
import { formatWibDay } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import styles from './apply-form.module.css';

/** By when there is an answer, or that the use of the plan is not settled yet. */
export function ApplicationSent({ application, company }: { application: OwnApplication; company: string }) {
  const { t } = useTranslation('apply');
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  const isSettled = application.state !== 'submitting';
  return (
    <div ref={element} tabIndex={-1} className={styles['result']}>
      <Notice
        tone={isSettled ? 'success' : 'info'}
        title={t(isSettled ? 'sent.title' : 'checking.title')}
        actions={<NextSteps />}
      >
        {isSettled ? (
          <Deadlines application={application} company={company} />
        ) : (
          <p>{t('checking.text', { company })}</p>
        )}
      </Notice>
    </div>
  );
}

/** To the talent's applications, and to further jobs. */
export function NextSteps() {
  const { t } = useTranslation('apply');
  const applications = useHref(applicationsPath);
  const board = useHref(boardPath);
  return (
    <>
      <ButtonLink href={applications}>{t('toApplications')}</ButtonLink>
      <ButtonLink variant="secondary" href={board}>
        {t('otherJobs')}
      </ButtonLink>
    </>
  );
}

function Deadlines({
  application: { answer_by: answerBy },
  company,
}: {
  application: OwnApplication;
  company: string;
}) {
  const { t } = useTranslation('apply');
  const language = useLanguage();
  return (
    <>
      {answerBy && <p>{t('sent.answerBy', { date: formatWibDay(answerBy, language) })}</p>}
      <p>{t('sent.back', { company, days: applicationDays.unopened })}</p>
    </>
  );
}
