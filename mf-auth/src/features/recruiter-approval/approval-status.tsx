import type { RecruiterReview } from '@sabi/contracts/http/profile/recruiter-approval';
import { useTranslation } from 'react-i18next';
import { Lead } from '../../layout/lead';
import { AnswerForm } from './answer-form';
import { ApprovalSteps } from './approval-steps';
import styles from './approval-status.module.css';

interface ApprovalStatusProps {
  review: RecruiterReview;
  onAnswered: (review: RecruiterReview) => void;
}

/** Where a review stands, what the team has said, and what comes next. */
export function ApprovalStatus({ review, onAnswered }: ApprovalStatusProps) {
  const { t } = useTranslation('recruiter-approval');
  const { state, company, reason, question, may_answer: mayAnswer } = review;
  const name = company.current_organization;
  if (state === 'pending') {
    return (
      <>
        <Lead>{name ? t('pending.text', { company: name }) : t('pending.textAlone')}</Lead>
        <ApprovalSteps review={review} />
      </>
    );
  }
  if (state === 'approved') return null; // approved recruiters are redirected
  const words = reason ?? question;
  return (
    <>
      <Lead>{t(`${state}.text`)}</Lead>
      {words && <blockquote className={styles['words']}>{words}</blockquote>}
      {mayAnswer && <AnswerForm key={review.version} review={review} onAnswered={onAnswered} />}
    </>
  );
}
