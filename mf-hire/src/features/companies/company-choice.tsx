import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import type { OwnCompany } from '../../data/own-companies';
import { PlainPage } from '../../layout/page';
import { hirePaths, newCompanyPath } from '../../paths';
import styles from './company-choice.module.css';

/** The companies of an account that is a member of several. */
export function CompanyChoice({ companies }: { companies: readonly OwnCompany[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <PlainPage
      title={t('companies.title')}
      lead={t('companies.lead')}
      action={
        <ButtonLink variant="secondary" href={localizedPath(language, newCompanyPath)}>
          {t('navigation.newCompany')}
        </ButtonLink>
      }
    >
      <ul className={styles['companies']}>
        {companies.map(({ company_id: id, slug, name, role }) => (
          <li key={id} className={styles['company']}>
            <a className={styles['link']} href={localizedPath(language, hirePaths(slug).jobs)}>
              {name}
            </a>
            <span className={styles['role']}>{t(`roles.${role}`)}</span>
          </li>
        ))}
      </ul>
    </PlainPage>
  );
}
