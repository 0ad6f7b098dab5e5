import { boardPath } from '@sabi/contracts/hiring/paths';
import type { Allowance, ApplicationForm } from '@sabi/contracts/http/hiring/applications';
import { formatDate } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import type { Refusal } from './use-submit';

/** Why it was not sent, and what to do about it. */
export function ProblemNotice({ refusal, form }: { refusal: Refusal; form: ApplicationForm }) {
  const { t } = useTranslation('apply');
  const text = useProblemText(refusal, form);
  const plans = useHref('/dashboard#plans');
  const board = useHref(boardPath);
  return (
    <Notice
      tone="danger"
      title={t('problem.title')}
      actions={
        <>
          {refusal.problem === 'ENTITLEMENT_USED_UP' && (
            <ButtonLink variant="secondary" href={plans}>
              {t('problem.plans')}
            </ButtonLink>
          )}
          {refusal.problem === 'JOB_CLOSED' && (
            <ButtonLink variant="secondary" href={board}>
              {t('otherJobs')}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{text}</p>
    </Notice>
  );
}

function useProblemText({ problem, question }: Refusal, { allowance, questions }: ApplicationForm): string {
  const { t } = useTranslation('apply');
  const language = useLanguage();
  if (problem === 'ENTITLEMENT_USED_UP')
    return allowance.free_total > 0
      ? t('problem.ENTITLEMENT_USED_UP', { date: formatDate(monthAfter(allowance), language) })
      : t('problem.planUsedUp');
  const isShown = questions.some(({ text }) => text === question);
  if (problem === 'ANSWER_MISSING' && !isShown) return t('questions.changed');
  return t(`problem.${problem}`);
}

/** First day of the next month. */
function monthAfter({ month }: Allowance): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 10);
}
