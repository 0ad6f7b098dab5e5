import type { Applicant } from '@sabi/contracts/http/hiring/applications';
import { Section } from '@sabi/ui/section';
import { useTranslation } from 'react-i18next';
import styles from './applicant.module.css';

/** How to reach the applicant. */
export function Contact({ applicant: { email, phone_number: phone } }: { applicant: Applicant }) {
  const { t } = useTranslation('applications');
  return (
    <Section title={t('contact.title')}>
      <dl className={styles['answers']}>
        <div>
          <dt className={styles['soft']}>{t('contact.email')}</dt>
          <dd className={styles['answer']}>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        {phone && (
          <div>
            <dt className={styles['soft']}>{t('contact.phone')}</dt>
            <dd className={styles['answer']}>
              <a href={`tel:${phone}`}>{phone}</a>
            </dd>
          </div>
        )}
      </dl>
    </Section>
  );
}
