import type { Application } from '@sabi/contracts/http/hiring/applications';
import { Button } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { useCvFile } from '../../../data/applications';
import { FailureNotice } from '../../../failures/failure-notice';
import styles from './applicant.module.css';
import { saveFile } from './save-file';

type CvDownloadProps = Pick<Application, 'application_id' | 'cv_file'> & { fileName: string };

/** The CV as a file, as the applicant sent it. Older applications have its name alone. */
export function CvDownload({ application_id: id, cv_file: file, fileName }: CvDownloadProps) {
  const { t } = useTranslation('applications');
  const cv = useCvFile(id);
  const save = async () => {
    const content = await cv.mutateAsync().catch(() => null); // the notice below says why
    if (content) saveFile({ name: fileName, content });
  };
  return (
    <div className={styles['entry']}>
      <p>{fileName}</p>
      {file?.state === 'copying' && <p className={styles['soft']}>{t('contact.cvCopying')}</p>}
      {file?.state === 'unavailable' && <p className={styles['soft']}>{t('contact.cvUnavailable')}</p>}
      {file?.state === 'stored' && (
        <>
          <div>
            <Button
              variant="secondary"
              aria-label={t('contact.cvDownloadNamed', { name: fileName })}
              busy={cv.isPending}
              onClick={() => void save()}
            >
              {t('contact.cvDownload')}
            </Button>
          </div>
          <p className={styles['soft']}>{t('contact.cvSeen')}</p>
        </>
      )}
      <FailureNotice error={cv.error} title={t('contact.cvFailed')} />
    </div>
  );
}
