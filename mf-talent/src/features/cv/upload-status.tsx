import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '../../layout/use-focus-fallback';
import styles from './cv-progress.module.css';
import { formatSize } from '../../files/format-size';
import { useLeaveWarning } from './use-leave-warning';

/** After this time a notice says that the upload is still in progress. */
const slowMs = 8000;

/** Progress of an upload, with a cancel button. */
export function UploadStatus({ file, onCancel }: { file: File; onCancel: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isSlow, setSlow] = useState(false);
  const button = useFocusFallback();
  useLeaveWarning();
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles['underWay']}>
      <p className={styles['step']} aria-live="polite">
        {isSlow && t('cv.slowHint', { size: formatSize(file.size, language) })}
      </p>
      <Button ref={button} variant="secondary" onClick={onCancel}>
        {t('cv.cancel')}
      </Button>
    </div>
  );
}
