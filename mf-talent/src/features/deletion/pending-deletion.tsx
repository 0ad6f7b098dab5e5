import { type AccountFailure, tryAccount } from '@sabi/shell-sdk/account';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callAccount } from '../../account/call-account';
import { FailureNotice } from '../../account/failure-notice';
import { formatMoment } from '@sabi/shell-sdk/dates';
import { deletionPath } from './deletion-calls';

/** @param onKept called once the deletion is cancelled, when the focused button is gone */
export function PendingDeletion({ erasesAt, onKept }: { erasesAt: string; onKept: () => void }) {
  const { t } = useTranslation('settings');
  const shell = useShell();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AccountFailure | null>(null);

  const keep = async () => {
    setBusy(true);
    const found = await tryAccount(shell, () => callAccount(shell.fetch, 'DELETE', deletionPath));
    if (!found) await queryClient.invalidateQueries({ queryKey: ['deletion'] });
    setBusy(false);
    setFailure(found);
    if (found) return;
    shell.toast({ tone: 'success', title: t('deletion.kept') });
    onKept();
  };

  return (
    <>
      <Notice
        tone="info"
        title={t('deletion.pendingTitle', { when: formatMoment(erasesAt, language) })}
        actions={
          <Button busy={isBusy} onClick={() => void keep()}>
            {t('deletion.keep')}
          </Button>
        }
      >
        {t('deletion.pendingText')}
      </Notice>
      <FailureNotice failure={failure} title={t('deletion.keepFailed')} />
    </>
  );
}
