import type { Applicant, Application } from '@sabi/contracts/http/hiring/applications';
import { Section } from '@sabi/ui/section';
import { useTranslation } from 'react-i18next';
import { CvDownload } from './cv-download';
import styles from './applicant.module.css';

interface ContactProps {
  applicant: Applicant;
  application: Pick<Application, 'application_id' | 'cv_file'>;
}

/** How to reach the applicant, and the CV that was sent. */
export function Contact({ applicant, application }: ContactProps) {
  const { t } = useTranslation('applications');
  const { email, phone_number: phone, cv } = applicant;
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
        <div>
          <dt className={styles['soft']}>{t('contact.cv')}</dt>
          <dd className={styles['answer']}>
            {cv ? <CvDownload {...application} fileName={cv.file_name} /> : t('contact.noCv')}
          </dd>
        </div>
      </dl>
    </Section>
  );
}
