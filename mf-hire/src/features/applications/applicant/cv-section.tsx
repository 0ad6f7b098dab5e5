import type { Application } from '@sabi/contracts/http/hiring/applications';
import { Button } from '@sabi/ui/button';
import { Section } from '@sabi/ui/section';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../../failures/failure-notice';
import styles from './applicant.module.css';
import { saveFile } from './save-file';
import type { CvOriginal } from './use-cv-original';

interface CvSectionProps {
  /** As the applicant named it; null where none was sent. */
  fileName: string | null;
  file: Application['cv_file'];
  original: CvOriginal;
  button: RefObject<HTMLButtonElement | null>;
}

/** The CV as a file, to be shown or saved. Older applications have its name alone. */
export function CvSection({ fileName, file, original, button }: CvSectionProps) {
  const { t } = useTranslation('applications');
  return (
    <Section title={t('contact.cv')}>
      {fileName === null ? (
        <p>{t('contact.noCv')}</p>
      ) : (
        <div className={styles['file']}>
          <p className={styles['entryTitle']}>{fileName}</p>
          {file?.state === 'copying' && <p className={styles['soft']}>{t('contact.cvCopying')}</p>}
          {file?.state === 'unavailable' && <p className={styles['soft']}>{t('contact.cvUnavailable')}</p>}
          {file?.state === 'stored' && <StoredCv fileName={fileName} original={original} button={button} />}
        </div>
      )}
    </Section>
  );
}

interface StoredCvProps extends Pick<CvSectionProps, 'original' | 'button'> {
  fileName: string;
}

function StoredCv({ fileName, original, button }: StoredCvProps) {
  const { t } = useTranslation('applications');
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const content = await original.request().catch(() => null); // the notice below says why
    setSaving(false);
    if (content) saveFile({ name: fileName, content });
  };
  return (
    <>
      <div className={styles['acts']}>
        {original.canBeShown && (
          <Button ref={button} variant="secondary" aria-expanded={original.isShown} onClick={original.toggle}>
            {t(original.isShown ? 'original.hide' : 'original.show')}
          </Button>
        )}
        <Button
          variant="secondary"
          aria-label={t('contact.cvDownloadNamed', { name: fileName })}
          busy={isSaving}
          onClick={() => void save()}
        >
          {t('contact.cvDownload')}
        </Button>
      </div>
      <p className={styles['soft']}>{t(original.canBeShown ? 'contact.cvSeen' : 'contact.cvDownloadOnly')}</p>
      {!original.isShown && <FailureNotice error={original.error} title={t('contact.cvFailed')} />}
    </>
  );
}
