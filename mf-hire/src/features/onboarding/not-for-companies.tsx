import { localizedPath } from '@sabi/contracts/language';
import { useLanguage, useSignedInUser } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { PlainPage } from '../../layout/page';
import styles from './onboarding.module.css';

/** For accounts of job seekers. */
export function NotForCompanies() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { email } = useSignedInUser();
  return (
    <PlainPage title={t('notRecruiter.title')} lead={t('notRecruiter.text')}>
      <p className={styles['text']}>{t('notRecruiter.join', { email })}</p>
      <p className={styles['links']}>
        <ButtonLink href={localizedPath(language, '/jobs')}>{t('notRecruiter.jobs')}</ButtonLink>
        <ButtonLink variant="secondary" href={localizedPath(language, '/company-solution')}>
          {t('notRecruiter.company')}
        </ButtonLink>
      </p>
    </PlainPage>
  );
}
