import { type AccountFailure, tryAccount } from '@sabi/shell-sdk/account';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { useShell } from '@sabi/shell-sdk/react';
import { Form } from '@sabi/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { FailureNotice } from '../../failures/failure-notice';
import { CodeField, cleanCode, isSixDigits } from '../../forms/code-field';
import { EmailField } from '../../forms/fields';
import { useFieldRules } from '../../forms/rules';
import type { CodeValues } from './code-values';
import { NewMail } from './new-mail';
import { findTokenFault } from '../../failures/token-fault';

interface CodeFormProps {
  /** Whether this is the primary action, as the page has no link button. */
  isMainWay: boolean;
  onVerified: () => void;
}

/** Form for the code instead of the link; offers a new mail where neither works. */
export function CodeForm({ isMainWay, onVerified }: CodeFormProps) {
  const { t } = useTranslation(['auth', 'mail-links']);
  const shell = useShell();
  const rules = useFieldRules();
  const { email: knownEmail } = Object(useLocation().state) as { email?: unknown };
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const form = useDraftForm<CodeValues>('verify-email', {
    ...(typeof knownEmail === 'string' && { defaultValues: { email: knownEmail } }),
  });
  const { errors, isSubmitting } = form.formState;

  const verify = async ({ email: typed, code }: CodeValues) => {
    setFailure(null);
    const found = await tryAccount(shell, (client) =>
      client.verifyOtp({ email: typed.trim(), token: cleanCode(code), type: 'signup' }),
    );
    if (!found) {
      form.forgetDraft();
      onVerified();
      return;
    }
    const fault = findTokenFault(found);
    if (fault)
      form.setError('code', { message: t(`mail-links:verify.code.${fault}`) }, { shouldFocus: true });
    else setFailure(found);
  };

  return (
    <>
      <Form
        onSubmit={form.handleSubmit(verify)}
        busy={isSubmitting}
        submitLabel={t('mail-links:verify.codeButton')}
        busyLabel={t('mail-links:verify.busy')}
        variant={isMainWay ? 'primary' : 'secondary'}
      >
        <EmailField {...form.register('email', { validate: rules.email })} error={errors.email?.message} />
        <CodeField
          {...form.register('code', { validate: (value) => isSixDigits(value) || t('rules.codeInvalid') })}
          error={errors.code?.message}
        />
        <FailureNotice
          failure={failure}
          title={t('mail-links:verify.failedTitle')}
          fallback={t('mail-links:verify.failedText')}
        />
      </Form>
      <NewMail form={form} />
    </>
  );
}
