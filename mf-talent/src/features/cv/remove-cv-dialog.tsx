import { Button } from '@sabi/ui/button';
import { Dialog } from '@sabi/ui/dialog';
import { useTranslation } from 'react-i18next';
import styles from './cv-versions.module.css';

interface RemoveCvDialogProps {
  fileName: string;
  /** Role of the CV in the profile. */
  kind: 'only' | 'current' | 'other' | 'unread';
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms the removal of a CV, and says what the profile has afterwards. */
export function RemoveCvDialog({ fileName, kind, onConfirm, onClose }: RemoveCvDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      title={t('cv.versions.removeTitle')}
      description={t(`cv.versions.removeText.${kind}`, { fileName })}
      closeLabel={t('cv.versions.cancel')}
      onClose={onClose}
    >
      <div className={styles['buttons']}>
        <Button variant="secondary" onClick={onClose}>
          {t('cv.versions.cancel')}
        </Button>
        <Button onClick={onConfirm}>{t('cv.versions.remove')}</Button>
      </div>
    </Dialog>
  );
}
