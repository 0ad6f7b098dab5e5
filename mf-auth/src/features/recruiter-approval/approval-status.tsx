import type { RecruiterApprovalView } from '@sabi/contracts/http/profile/recruiter-approval';
import { useTranslation } from 'react-i18next';
import { Lead } from '../../layout/lead';
import { AnswerForm } from './answer-form';
import { ApprovalSteps } from './approval-steps';
import styles from './approval-status.module.css';

interface ApprovalStatusProps {
  approval: RecruiterApprovalView;
  onAnswered: (approval: RecruiterApprovalView) => void;
}

/** State of an approval, the team's messages, and the next step. */
export function ApprovalStatus({ approval, onAnswered }: ApprovalStatusProps) {
  const { t } = useTranslation('recruiter-approval');
  const { state, company, reason, question, may_answer: mayAnswer } = approval;
  const name = company.current_organization;
  if (state === 'pending') {
    return (
      <>
        <Lead>{name ? t('pending.text', { company: name }) : t('pending.textAlone')}</Lead>
        <ApprovalSteps approval={approval} />
      </>
    );
  }
  if (state === 'approved') return null; // approved recruiters are redirected
  const words = reason ?? question;
  return (
    <>
      <Lead>{t(`${state}.text`)}</Lead>
      {words && <blockquote className={styles['words']}>{words}</blockquote>}
      {mayAnswer && <AnswerForm key={approval.version} approval={approval} onAnswered={onAnswered} />}
    </>
  );
}
