import type { Cv } from '@sabi/contracts/http/profile/profile';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Download, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@sabi/shell-sdk/dates';
import styles from './current-cv.module.css';
import { useCvDownload } from './use-cv-download';

/** The profile's CV, with its download. */
export function CurrentCv({ cv }: { cv: Cv }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const download = useCvDownload();
  return (
    <div className={styles['container']}>
      <div className={styles['current']}>
        <FileText className={styles['icon']} size={28} aria-hidden="true" />
        <div className={styles['file']}>
          <p className={styles['label']}>{t('cv.current')}</p>
          <p className={styles['name']}>{cv.file_name}</p>
          <p className={styles['date']}>{t('cv.uploaded', { date: formatDay(cv.uploaded_at, language) })}</p>
        </div>
        <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate(cv.id)}>
          {!download.isPending && <Download size={18} aria-hidden="true" />}
          {t(download.isPending ? 'cv.downloadBusy' : 'cv.download')}
        </Button>
      </div>
    </div>
  );
}
