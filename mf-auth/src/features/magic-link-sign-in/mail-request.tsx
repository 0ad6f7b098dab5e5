import type { AccountFailure } from '@sabi/shell-sdk/account';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { useShell } from '@sabi/shell-sdk/react';
import { Form } from '@sabi/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { requestMail } from '../../account-mail/account-mail';
import { FailureNotice } from '../../failures/failure-notice';
import { EmailField } from '../../forms/fields';
import { useFieldRules } from '../../forms/rules';
import { CardLinks } from '../../layout/card-links';
import { Lead } from '../../layout/lead';
import { findTypedEmail } from './typed-email';
import type { SignInMail } from './sign-in-mail';

interface MailRequestProps {
  kind: SignInMail;
  /** Called with the address; a mail was sent only if it has an account. */
  onSent: (email: string) => void;
}

/** Asks for the address. The next step is the same for every address. */
export function MailRequest({ kind, onSent }: MailRequestProps) {
  const { t } = useTranslation(['auth', 'mail-links', 'after-submit']);
  const shell = useShell();
  const rules = useFieldRules();
  const state: unknown = useLocation().state;
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const typed = findTypedEmail(state);
  // An empty default value would overwrite input from before hydration.
  const { register, handleSubmit, formState, forgetDraft } = useDraftForm<{ email: string }>(`mail-${kind}`, {
    ...(typed && { defaultValues: { email: typed } }),
  });

  const send = async (values: { email: string }) => {
    const email = values.email.trim();
    setFailure(null);
    const found = await requestMail(shell, kind, email);
    setFailure(found);
    if (found) return;
    forgetDraft();
    onSent(email);
  };

  return (
    <>
      <Lead>{t(`mail-links:wayIn.${kind}.text`)}</Lead>
      <Form
        onSubmit={handleSubmit(send)}
        busy={formState.isSubmitting}
        submitLabel={t(`mail-links:wayIn.${kind}.submit`)}
        busyLabel={t('after-submit:mail.sending')}
      >
        <EmailField
          {...register('email', { validate: rules.email })}
          error={formState.errors.email?.message}
        />
        <FailureNotice
          failure={failure}
          title={t('mail-links:wayIn.failedTitle')}
          fallback={t('after-submit:mail.failed')}
        />
      </Form>
      <CardLinks>
        <Link to="/auth" state={state}>
          {t('after-submit:created.toSignIn')}
        </Link>
      </CardLinks>
    </>
  );
}
