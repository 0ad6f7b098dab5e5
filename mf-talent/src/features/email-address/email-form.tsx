import { emailFormat, emailMaxLength } from '@sabi/contracts/identity/email-address';
import type { AccountFailure } from '@sabi/shell-sdk/account';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { useShell } from '@sabi/shell-sdk/react';
import { Form } from '@sabi/ui/form';
import { TextField } from '@sabi/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../account/failure-notice';
import { useTryProtected } from '../../step-up/step-up-store';

const refusals = [
  { code: 'email_exists', text: 'email.taken' },
  { code: 'email_address_invalid', text: 'email.invalid' },
  { code: 'validation_failed', text: 'email.invalid' },
] as const;

/** Requests a change of address. It takes effect once the mails to both addresses are confirmed. */
export function EmailForm({ currentEmail }: { currentEmail: string }) {
  const { t } = useTranslation('settings');
  const shell = useShell();
  const tryProtected = useTryProtected();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const { register, handleSubmit, setError, reset, formState, forgetDraft } = useDraftForm<{
    email: string;
  }>('email');
  const { errors, isSubmitting } = formState;

  const check = (typed: string) => {
    const email = typed.trim();
    if (!email) return t('email.missing');
    if (email.toLowerCase() === currentEmail.toLowerCase()) return t('email.same');
    return (email.length <= emailMaxLength && emailFormat.test(email)) || t('email.invalid');
  };

  const change = async ({ email: typed }: { email: string }) => {
    setFailure(null);
    const email = typed.trim();
    const found = await tryProtected((client) => client.updateUser({ email }));
    const fault = found?.kind === 'refused' && refusals.find(({ code }) => code === found.code);
    if (fault) setError('email', { message: t(fault.text) }, { shouldFocus: true });
    else setFailure(found);
    if (found) return;
    shell.toast({ tone: 'success', title: t('email.requested') });
    reset();
    forgetDraft();
    await queryClient.invalidateQueries({ queryKey: ['account'] });
  };

  return (
    <Form
      onSubmit={handleSubmit(change)}
      busy={isSubmitting}
      compact
      submitLabel={t('email.submit')}
      busyLabel={t('saving')}
    >
      <TextField
        {...register('email', { validate: check })}
        label={t('email.new')}
        hint={t('email.hint')}
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <FailureNotice failure={failure} title={t('email.failed')} />
    </Form>
  );
}
