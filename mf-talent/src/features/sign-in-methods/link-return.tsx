import { type AccountFailure, tryAccount } from '@sabi/shell-sdk/account';
import { useShell } from '@sabi/shell-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../account/failure-notice';
import { settingsPaths } from '../../settings-paths';
import { readProviderAnswer } from './read-provider-answer';

/** Handles a provider's redirect: a code for the session with the new link, or an error. */
export function LinkReturn() {
  const { t } = useTranslation('settings');
  const shell = useShell();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const isRead = useRef(false);

  useEffect(() => {
    const answer = readProviderAnswer(shell.location.get());
    if (!answer || isRead.current) return;
    isRead.current = true; // the code works once
    const finish = async () => {
      shell.navigate(settingsPaths.signIn, { replace: true });
      const found =
        'code' in answer
          ? await tryAccount(shell, (client) => client.exchangeCodeForSession(answer.code))
          : answer.failure;
      setFailure(found);
      await queryClient.invalidateQueries({ queryKey: ['account'] });
      if (!found) shell.toast({ tone: 'success', title: t('methods.linkedNow') });
    };
    void finish();
  }, [shell, queryClient, t]);

  return <FailureNotice failure={failure} title={t('methods.linkFailed')} />;
}
