import type { RecruiterApprovalView } from '@sabi/contracts/http/profile/recruiter-approval';
import { calendarDay, formatClock, toWib } from '@sabi/shell-sdk/dates';
import type { Language } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { CircleCheck, Clock, Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './approval-status.module.css';

/** The completed, current and next steps, with the deadline of the current one. */
export function ApprovalSteps({ approval }: { approval: RecruiterApprovalView }) {
  const { t } = useTranslation('recruiter-approval');
  const language = useLanguage();
  const { expected_by: expectedBy } = approval;
  const [openedAt] = useState(Date.now);
  const isLate = expectedBy !== null && Date.parse(expectedBy) < openedAt;
  return (
    <ol className={styles['steps']} aria-label={t('steps.label')}>
      <li className={`${styles['step']} ${styles['done']}`}>
        <CircleCheck size={24} aria-hidden="true" />
        <Step title={t('steps.created')} />
      </li>
      <li className={`${styles['step']} ${styles['now']}`} aria-current="step">
        <Clock size={24} aria-hidden="true" />
        <Step
          title={t('steps.looking')}
          text={
            isLate || expectedBy === null
              ? t('steps.late')
              : t('steps.until', { when: formatWib(expectedBy, language) })
          }
        />
      </li>
      <li className={styles['step']}>
        <Mail size={24} aria-hidden="true" />
        <Step title={t('steps.mail')} text={t('steps.mailText')} />
      </li>
    </ol>
  );
}

function Step({ title, text }: { title: string; text?: string }) {
  return (
    <div>
      <p className={styles['stepTitle']}>{title}</p>
      {text && <p className={styles['stepText']}>{text}</p>}
    </div>
  );
}

/** `Tuesday, 24 November 2026, 17:00 WIB`: the team's hours are Western Indonesia's, wherever the reader is. */
function formatWib(moment: string, language: Language): string {
  const inWib = toWib(moment);
  const { weekday, day, month, year } = calendarDay(inWib, language);
  return `${weekday}, ${day} ${month} ${year}, ${formatClock(inWib, language)} WIB`;
}
