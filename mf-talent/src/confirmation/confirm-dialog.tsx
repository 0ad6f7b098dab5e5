import type { AccountFailure } from '@sabi/shell-sdk/account';
import { Button } from '@sabi/ui/button';
import { Dialog } from '@sabi/ui/dialog';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../account/failure-notice';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  failedTitle: string;
  /** Runs the action. @returns the failure, or null */
  onConfirm: () => Promise<AccountFailure | null>;
  onClose: () => void;
  /** Element to focus after closing, as the button that opened the dialog may be gone. */
  findFocusAfter?: () => HTMLElement | null;
}

/** Confirms an action that cannot be undone. Stays open with the reason when it fails. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  failedTitle,
  onConfirm,
  onClose,
  findFocusAfter,
}: ConfirmDialogProps) {
  const { t } = useTranslation('settings');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const isDone = useRef(false);

  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    const found = await onConfirm();
    setBusy(false);
    setFailure(found);
    isDone.current = found === null;
    if (!found) onClose();
  };

  return (
    <Dialog
      open
      title={title}
      description={text}
      closeLabel={t('close')}
      onClose={onClose}
      findFocusAfter={() => (isDone.current ? (findFocusAfter?.() ?? null) : null)}
    >
      <FailureNotice failure={failure} title={failedTitle} />
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
