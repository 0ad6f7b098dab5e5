import type { StaffCompany } from '@sabi/contracts/http/hiring/staff';
import { formatDay, formatWibTime } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../queue/facts';

/** The company's details and evidence. */
export function CompanyDetail({ company }: { company: StaffCompany }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { verification } = company;
  const { submitted_at: submittedAt, valid_until: validUntil } = verification;
  return (
    <Facts
      facts={[
        { name: t('facts.legalName'), value: company.legal_name },
        { name: t('facts.nib'), value: company.nib ?? t('company.noNib') },
        { name: t('facts.domains'), value: company.domains.join('\n') },
        ...(verification.evidence ?? []).map(({ kind, text }, index) => ({
          name: `${index + 1}. ${t(`company.evidence.${kind}`)}`,
          value: text,
        })),
        { name: t('facts.about'), value: company.about },
        { name: t('facts.zone'), value: company.zone },
        { name: t('facts.submitted'), value: submittedAt && formatWibTime(submittedAt, language) },
        { name: t('facts.validUntil'), value: validUntil && formatDay(validUntil, language) },
      ]}
    />
  );
}
