import { undoDays } from '@sabi/contracts/identity/account-terms';
import { useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callAccount } from '../../account/call-account';
import { ConfirmDialog } from '../../confirmation/confirm-dialog';
import { useTryProtected } from '../../step-up/step-up-store';
import { deletionPath } from './deletion-calls';
import styles from './deletion.module.css';

export function DeletionForm({ findFocusAfter }: { findFocusAfter: () => HTMLElement | null }) {
  const { t } = useTranslation('settings');
  const { fetch } = useShell();
  const queryClient = useQueryClient();
  const tryProtected = useTryProtected();
  const [isAsking, setAsking] = useState(false);

  const requestDeletion = async () => {
    const failure = await tryProtected(() => callAccount(fetch, 'POST', deletionPath));
    if (!failure) await queryClient.invalidateQueries({ queryKey: ['deletion'] });
    return failure;
  };

  return (
    <>
      <p>{t('deletion.text', { days: undoDays })}</p>
      <div className={styles['action']}>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('deletion.action')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('deletion.confirmTitle')}
          text={t('deletion.confirmText', { days: undoDays })}
          confirmLabel={t('deletion.confirm', { days: undoDays })}
          failedTitle={t('deletion.failed')}
          onConfirm={requestDeletion}
          onClose={() => setAsking(false)}
          findFocusAfter={findFocusAfter}
        />
      )}
    </>
  );
}
