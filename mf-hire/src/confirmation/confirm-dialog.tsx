import { Button } from '@sabi/ui/button';
import { Dialog } from '@sabi/ui/dialog';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../failures/failure-notice';
import styles from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  failedTitle: string;
  /**
   * @returns false where the choice has to be corrected first, which keeps the dialog open
   * @throws the failure, which the dialog shows
   */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  /** An additional choice in the dialog. */
  children?: ReactNode;
}

/** Confirms an action that cannot be undone. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  failedTitle,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const confirmed = await onConfirm();
      if (confirmed === false) setBusy(false);
      else onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return (
    <Dialog open title={title} description={text} closeLabel={t('close')} onClose={onClose}>
      {children}
      <FailureNotice error={failure} title={failedTitle} />
      <div className={styles['buttons']}>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button busy={isBusy} onClick={() => void confirm()}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
