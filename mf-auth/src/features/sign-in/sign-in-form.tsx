import { type AccountFailure, tryAccount } from '@sabi/shell-sdk/account';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { lazyComponent, useFirstInput, useShell } from '@sabi/shell-sdk/react';
import { Form } from '@sabi/ui/form';
import { PasswordField } from '@sabi/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../failures/use-failure-text';
import { EmailField } from '../../forms/fields';
import { useFieldRules } from '../../forms/rules';
import { isSecondFactorMissing } from '../../second-factor/is-second-factor-missing';
import { ForgottenPassword } from './forgotten-password';

// Loaded on demand, as few accounts have an unverified address.
const UnconfirmedNotice = lazyComponent(
  () =>
    import(/* webpackChunkName: "after-submit" */ './unconfirmed-notice').then(
      (module) => module.UnconfirmedNotice,
    ),
  { texts: ['after-submit'] },
);

interface Credentials {
  email: string;
  password: string;
}

/** Starts a session; the page decides where to redirect. */
export function SignInForm() {
  const { t } = useTranslation();
  const shell = useShell();
  const rules = useFieldRules();
  const describe = useFailureText();
  useFirstInput(() => void UnconfirmedNotice.preload().catch(() => undefined));
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  // Default values would overwrite input from before hydration.
  const { register, handleSubmit, getValues, formState, forgetDraft } = useDraftForm<Credentials>('sign-in');
  const { errors, isSubmitting } = formState;

  const signIn = async ({ email: typed, password }: Credentials) => {
    const email = typed.trim();
    setUnconfirmed(null);
    const failure = await tryAccount(shell, (client) => client.signInWithPassword({ email, password }));
    if (!failure) {
      forgetDraft();
      // With a second factor the greeting is shown after it.
      if (await isSecondFactorMissing(shell)) return;
      shell.toast({ tone: 'success', title: t('signIn.successTitle'), description: t('signIn.successText') });
      return;
    }
    if (isUnconfirmed(failure)) setUnconfirmed(email);
    const description = describe(failure, t('signIn.failedText'));
    shell.toast({ tone: 'destructive', title: t('signIn.failedTitle'), description });
  };

  return (
    <>
      <Form
        onSubmit={handleSubmit(signIn)}
        busy={isSubmitting}
        submitLabel={t('signIn.submit')}
        busyLabel={t('signIn.busy')}
      >
        <EmailField {...register('email', { validate: rules.email })} error={errors.email?.message} />
        <PasswordField
          {...register('password', { validate: (value) => Boolean(value) || t('rules.passwordRequired') })}
          label={t('fields.password')}
          error={errors.password?.message}
          autoComplete="current-password"
          showLabel={t('fields.showPassword')}
          hideLabel={t('fields.hidePassword')}
          required
        />
        {unconfirmed && <UnconfirmedNotice key={unconfirmed} email={unconfirmed} />}
      </Form>
      <ForgottenPassword getEmail={() => getValues('email')} />
    </>
  );
}

function isUnconfirmed(failure: AccountFailure): boolean {
  return failure.kind === 'refused' && failure.code === 'email_not_confirmed';
}
