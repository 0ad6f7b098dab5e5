import { type AccountFailure, tryAccount } from '@sabi/shell-sdk/account';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { useShell } from '@sabi/shell-sdk/react';
import { Form } from '@sabi/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../failures/failure-notice';
import { findTokenFault } from '../../failures/token-fault';
import { CodeField, cleanCode, isSixDigits } from '../../forms/code-field';
import { codeTypes, type SignInMail } from './sign-in-mail';

interface MailCodeFormProps {
  kind: SignInMail;
  email: string;
  onVerified: () => void;
}

/** The code of the mail, for users who read it on another device. */
export function MailCodeForm({ kind, email, onVerified }: MailCodeFormProps) {
  const { t } = useTranslation(['auth', 'mail-links', 'after-submit']);
  const shell = useShell();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const { register, handleSubmit, setError, formState } = useDraftForm<{ code: string }>('mail-code');

  const verify = async ({ code }: { code: string }) => {
    setFailure(null);
    const found = await tryAccount(shell, (client) =>
      client.verifyOtp({ email, token: cleanCode(code), type: codeTypes[kind] }),
    );
    const fault = found && findTokenFault(found);
    if (!found) onVerified();
    else if (fault) setError('code', { message: t(`mail-links:wayIn.code.${fault}`) }, { shouldFocus: true });
    else setFailure(found);
  };

  return (
    <Form
      onSubmit={handleSubmit(verify)}
      busy={formState.isSubmitting}
      submitLabel={t(`mail-links:wayIn.${kind}.codeSubmit`)}
      busyLabel={t('after-submit:factor.busy')}
    >
      <CodeField
        {...register('code', { validate: (value) => isSixDigits(value) || t('rules.codeInvalid') })}
        error={formState.errors.code?.message}
      />
      <FailureNotice
        failure={failure}
        title={t('mail-links:wayIn.codeFailedTitle')}
        fallback={t('after-submit:mail.failed')}
      />
    </Form>
  );
}
