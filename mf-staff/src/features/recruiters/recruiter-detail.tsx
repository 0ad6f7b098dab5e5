import type { StaffApprovalView } from '@sabi/contracts/http/profile/recruiter-approval';
import { formatWibTime } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../queue/facts';

/** The recruiter's details, and the latest answer to a question of the staff. */
export function RecruiterDetail({ approval }: { approval: StaffApprovalView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { company, email, answer, submitted_at: submittedAt } = approval;
  const name = [company.first_name, company.last_name].filter(Boolean).join(' ');
  return (
    <Facts
      facts={[
        { name: t('facts.answer'), value: answer },
        { name: t('facts.person'), value: name },
        { name: t('facts.position'), value: company.title },
        { name: t('facts.company'), value: company.current_organization },
        { name: t('facts.companyEmail'), value: company.company_email },
        { name: t('facts.accountEmail'), value: email },
        { name: t('facts.phone'), value: company.phone_number },
        { name: t('facts.message'), value: company.message },
        { name: t('facts.submitted'), value: formatWibTime(submittedAt, language) },
      ]}
    />
  );
}
