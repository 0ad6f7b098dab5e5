import type { CompanyPage } from '@sabi/contracts/http/hiring/pages';
import { VerifiedMark } from '@sabi/job-view';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { formatWibDay } from '@sabi/shell-sdk/dates';
import styles from './company-page.module.css';

/** Facts about a company that the staff has checked, with dates. */
export function VerifiedFacts({ company: { verified } }: Pick<CompanyPage, 'company'>) {
  const { t } = useTranslation('jobs');
  const language = useLanguage();
  if (!verified) return <p className={styles['trust']}>{t('company.unverified')}</p>;
  return (
    <>
      <p className={styles['trust']}>
        <VerifiedMark />
        <span>
          {t('company.verifiedSince', {
            date: formatWibDay(verified.at, language),
            until: formatWibDay(verified.until, language),
          })}
        </span>
      </p>
      <dl className={styles['facts']} aria-label={t('company.facts')}>
        <div>
          <dt>{t('company.legalName')}</dt>
          <dd>{verified.legal_name}</dd>
        </div>
        {verified.domains.length > 0 && (
          <div>
            <dt>{t('company.domains')}</dt>
            <dd>{verified.domains.join(', ')}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
