import type { StaffInquiry } from '@sabi/contracts/http/profile/staff-inquiries';
import { formatWibTime } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../queue/facts';

export function InquiryTopic({ kind, inquiry_type: type }: Pick<StaffInquiry, 'kind' | 'inquiry_type'>) {
  const { t } = useTranslation();
  return [t(`inquiry.kinds.${kind}`), type && t(`inquiry.types.${type}`)].filter(Boolean).join(' · ');
}

/** The sender's message, and the staff's decision. */
export function InquiryDetail({ inquiry }: { inquiry: StaffInquiry }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { answer, message } = inquiry;
  return (
    <Facts
      facts={[
        { name: t('facts.ourAnswer'), value: answer && <span lang={inquiry.language}>{answer}</span> },
        { name: t('facts.mailed'), value: answer && <AnswerMail inquiry={inquiry} /> },
        { name: t('facts.closedBecause'), value: inquiry.closing_reason },
        { name: t('facts.message'), value: message && <span lang={inquiry.language}>{message}</span> },
        { name: t('facts.topic'), value: <InquiryTopic {...inquiry} /> },
        { name: t('facts.person'), value: nameOf(inquiry) },
        { name: t('facts.company'), value: inquiry.company_name },
        { name: t('facts.email'), value: inquiry.email },
        { name: t('facts.phone'), value: inquiry.phone_number },
        { name: t('facts.language'), value: t(`replies.languages.${inquiry.language}`) },
        { name: t('facts.account'), value: inquiry.has_account && t('inquiry.signedIn') },
        { name: t('facts.submitted'), value: formatWibTime(inquiry.created_at, language) },
      ]}
    />
  );
}

/** Whether the answer was mailed; after a refusal, how else the sender can be reached. */
function AnswerMail({ inquiry }: { inquiry: StaffInquiry }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { answer_mailed_at: mailedAt, answer_refused_at: refusedAt, phone_number: phone } = inquiry;
  if (mailedAt) return formatWibTime(mailedAt, language);
  if (!refusedAt) return t('inquiry.notMailed');
  return (
    <>
      <strong>{t('inquiry.refused.title', { time: formatWibTime(refusedAt, language) })}</strong>{' '}
      {t(phone ? 'inquiry.refused.call' : 'inquiry.refused.check')}
    </>
  );
}

export const nameOf = ({ first_name: first, last_name: last }: StaffInquiry): string =>
  [first, last].filter(Boolean).join(' ');
