import type { Applicant } from '@sabi/contracts/http/hiring/applications';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import styles from './apply-form.module.css';

/** How the company reaches the talent. */
export function Contact({ applicant }: { applicant: Applicant }) {
  const { t } = useTranslation('apply');
  const { first_name: first, last_name: last, email, phone_number: phone } = applicant;
  const name = [first, last].filter(Boolean).join(' ');
  const profile = useHref('/profile');
  return (
    <section className={styles['facts']}>
      <h3 className={styles['legend']}>{t('contact.title')}</h3>
      <p className={styles['contact']}>{name || t('contact.noName')}</p>
      <p className={styles['contact']}>{email}</p>
      <p className={styles['contact']}>{phone ?? t('contact.noPhone')}</p>
      <a className={styles['link']} href={profile}>
        {t('contact.change')}
      </a>
    </section>
  );
}
