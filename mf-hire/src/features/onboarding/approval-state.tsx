import type { RecruiterApprovalView } from '@sabi/contracts/http/profile/recruiter-approval';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLongWibTime } from '../../dates/format-long-wib-time';
import styles from './onboarding.module.css';

type NotApproved = Exclude<RecruiterApprovalView['state'], 'approved'>;

interface ApprovalStateProps {
  approval: RecruiterApprovalView & { state: NotApproved };
  /** The account has a company, so drafts can be written. */
  hasCompany: boolean;
}

/** Why the account may not publish yet, the team's message, and the next step. */
export function ApprovalState({ approval, hasCompany }: ApprovalStateProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { state, reason, question, may_answer: mayAnswer } = approval;
  const words = reason ?? question;
  const isRefused = state === 'rejected';
  return (
    <Notice
      tone={isRefused ? 'danger' : 'info'}
      title={t(`approval.${state}.title`)}
      actions={
        <>
          {mayAnswer && (
            <ButtonLink href={localizedPath(language, '/auth/recruiter-review')}>
              {t(`approval.${isRefused ? 'askAgain' : 'answer'}`)}
            </ButtonLink>
          )}
          {(isRefused || state === 'more_information') && (
            <ButtonLink variant="secondary" href={localizedPath(language, '/contact-us')}>
              {t('approval.contact')}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className={styles['approval']}>
        {state === 'pending' ? <Deadline approval={approval} /> : <p>{t(`approval.${state}.text`)}</p>}
        {words && <blockquote className={styles['words']}>{words}</blockquote>}
        {isRefused && !mayAnswer && <p>{t('approval.final')}</p>}
        {!isRefused && <p>{t(hasCompany ? 'approval.meanwhileDrafts' : 'approval.meanwhileCompany')}</p>}
      </div>
    </Notice>
  );
}

function Deadline({ approval: { expected_by: expectedBy } }: { approval: RecruiterApprovalView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [now] = useState(Date.now);
  const isLate = expectedBy === null || Date.parse(expectedBy) < now;
  return (
    <p>
      {isLate
        ? t('approval.pending.late')
        : t('approval.pending.until', { when: formatLongWibTime(expectedBy, language) })}
    </p>
  );
}

export const isNotApproved = (
  approval: RecruiterApprovalView | null | undefined,
): approval is RecruiterApprovalView & { state: NotApproved } => !!approval && approval.state !== 'approved';
