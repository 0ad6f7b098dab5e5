import { useDraftForm } from '@sabi/shell-sdk/drafts';
import type { AccountFailure } from '@sabi/shell-sdk/account';
import { Form } from '@sabi/ui/form';
import { Notice } from '@sabi/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../account/failure-notice';
import { useSignedInUser } from '@sabi/shell-sdk/react';
import { NewPasswordFields } from './new-password-fields';
import type { PasswordValues } from './password-values';
import { ReauthenticationCode } from './reauthentication-code';
import { useChangePassword } from './use-change-password';
import { useFieldFault } from './use-field-fault';

/** Changes the password, which ends every other session. An old sign-in requires a code from a mail. */
export function ChangePasswordForm() {
  const { t } = useTranslation('settings');
  const { email } = useSignedInUser();
  const findFieldFault = useFieldFault();
  const { change, needsCode } = useChangePassword();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const [isChanged, setChanged] = useState(false);
  const form = useDraftForm<PasswordValues>('change-password');

  const save = async (values: PasswordValues) => {
    setFailure(null);
    setChanged(false);
    const found = await change(values);
    if (found === 'waits-for-code') return;
    const fault = found && findFieldFault(found);
    if (fault) form.setError(fault.field, { message: fault.message }, { shouldFocus: true });
    else setFailure(found);
    if (found) return;
    setChanged(true);
    form.reset();
  };

  return (
    <>
      <p>{t('password.text')}</p>
      <Form
        onSubmit={form.handleSubmit(save)}
        busy={form.formState.isSubmitting}
        compact
        submitLabel={t('password.submit')}
        busyLabel={t('saving')}
      >
        {/* Password managers need the account of the password. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields form={form} />
        {needsCode && <ReauthenticationCode form={form} />}
        <FailureNotice failure={failure} title={t('password.failed')} />
        {isChanged && (
          <Notice tone="success" title={t('password.changed')}>
            {t('password.changedText')}
          </Notice>
        )}
      </Form>
    </>
  );
}
