import { type AccountFailure, tryAccount } from '@sabi/shell-sdk/account';
import { useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../account/failure-notice';
import { isCode } from '../../forms/code';
import { CodeField } from '../../forms/code-field';
import type { PasswordValues } from './password-values';

/** Field for the code just mailed, and a button for a new one. */
export function ReauthenticationCode({ form }: { form: UseFormReturn<PasswordValues> }) {
  const { t } = useTranslation('settings');
  const shell = useShell();
  const { email } = useSignedInUser();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  const sendAgain = async () => {
    setBusy(true);
    const found = await tryAccount(shell, (client) => client.reauthenticate());
    setBusy(false);
    setFailure(found);
    if (!found) shell.toast({ tone: 'success', title: t('password.codeSentAgain') });
  };

  return (
    <>
      <Notice
        tone="info"
        title={t('password.codeTitle')}
        actions={
          <Button variant="secondary" busy={isBusy} onClick={() => void sendAgain()}>
            {t('password.sendAgain')}
          </Button>
        }
      >
        {t('password.codeText', { email })}
      </Notice>
      <CodeField
        {...form.register('code', {
          validate: (code = '') => isCode(code) || t('code.invalid'),
          shouldUnregister: true,
        })}
        label={t('code.label')}
        error={form.formState.errors.code?.message}
      />
      <FailureNotice failure={failure} title={t('password.codeNotSent')} />
    </>
  );
}
