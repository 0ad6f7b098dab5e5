import type { StaffClaim } from '@sabi/contracts/http/hiring/staff';
import { formatWibTime } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../queue/facts';

/** The claimant, the company, and whether it has owners or admins who can decide. */
export function ClaimDetail({ claim }: { claim: StaffClaim }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const {
    company,
    email,
    position,
    message,
    nib,
    created_at: createdAt,
    earlier_membership: earlier,
  } = claim;
  const { owners, admins } = company;
  return (
    <Facts
      facts={[
        { name: t('facts.accountEmail'), value: email },
        {
          name: t('facts.domainMatch'),
          value: t(claim.has_company_domain ? 'claims.companyDomain' : 'claims.otherDomain'),
        },
        {
          name: t('facts.earlierMembership'),
          value: earlier ? t(`claims.earlier.${earlier}`) : null,
        },
        { name: t('facts.position'), value: position },
        { name: t('facts.message'), value: message },
        { name: t('facts.givenNib'), value: nib },
        { name: t('facts.company'), value: company.name },
        { name: t('facts.legalName'), value: company.legal_name },
        { name: t('facts.nib'), value: company.nib },
        {
          name: t('facts.verification'),
          value: company.verification ? t(`claims.verification.${company.verification}`) : null,
        },
        { name: t('facts.domains'), value: company.domains.join('\n') },
        {
          name: t('facts.administrators'),
          value: owners + admins > 0 ? t('claims.administrators', { owners, admins }) : t('claims.nobody'),
        },
        { name: t('facts.submitted'), value: formatWibTime(createdAt, language) },
      ]}
    />
  );
}
