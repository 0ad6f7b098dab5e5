import type { Company } from '@sabi/contracts/http/hiring/companies';
import { useTranslation } from 'react-i18next';
import styles from './company.module.css';

/** Read-only details of the company, for members who may not change them. */
export function CompanyFacts({ company }: { company: Company }) {
  const { t } = useTranslation('company');
  const facts = [
    [t('fields.legalName'), company.legal_name],
    [t('fields.nib'), company.nib],
    [t('fields.domains'), company.domains.join(', ')],
    [t('fields.zone'), t(`zones.${company.zone}`)],
    [t('fields.about'), company.about],
  ] as const;
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className={styles['fact']}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
