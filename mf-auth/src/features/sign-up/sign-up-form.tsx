import { tryAccount } from '@sabi/shell-sdk/account';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { useShell } from '@sabi/shell-sdk/react';
import { Form } from '@sabi/ui/form';
import type { FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../failures/use-failure-text';
import { findMailReturn } from '../../layout/return-target';
import { Agreement } from './agreement';
import type { CreatedAccount } from './created-account';
import { storeCv } from './cv/store-cv';
import { useChosenCv } from './cv/use-chosen-cv';
import { findFirstFault } from './field-order';
import { RoleToggle } from './role-toggle';
import { useSignUpDraft } from './sign-up-draft';
import { SignUpFields } from './sign-up-fields';
import { accountEmail, type SignUpValues, signUpMetadata } from './sign-up-metadata';
import { useRole } from './use-role';
import { useWeaknessText } from '../../failures/use-weakness-text';

export function SignUpForm({ onCreated }: { onCreated: (account: CreatedAccount) => Promise<void> }) {
  const { t } = useTranslation();
  const shell = useShell();
  const describe = useFailureText();
  const describeWeaknesses = useWeaknessText();
  const [role, setRole] = useRole();
  // Default values would overwrite input from before hydration.
  const form = useDraftForm<SignUpValues>('sign-up', { shouldFocusError: false });
  useChosenCv(form);
  const forgetCv = useSignUpDraft(({ forget }) => forget);
  const { isSubmitting } = form.formState;

  const signUp = async (values: SignUpValues) => {
    const email = accountEmail(role, values);
    const emailRedirectTo = findMailReturn(shell.location.get()) ?? `${window.location.origin}/`;
    const options = { data: signUpMetadata(role, values), emailRedirectTo };
    const found = await tryAccount(shell, (client) =>
      client.signUp({ email, password: values.password, options }),
    );
    if (!found) {
      const cv = await storeCv(email, role === 'talent' ? values.cv : null);
      form.forgetDraft();
      forgetCv();
      await onCreated({ role, email, cv });
      return;
    }
    const weakness = describeWeaknesses(found);
    if (weakness) form.setError('password', { message: t('rules.passwordRefused') }, { shouldFocus: true });
    const description = weakness ?? describe(found, t('signUp.failedText'));
    shell.toast({ tone: 'destructive', title: t('signUp.failedTitle'), description });
  };

  const showFault = (errors: FieldErrors<SignUpValues>) => {
    const name = findFirstFault(errors);
    if (name) form.setFocus(name);
  };

  return (
    <Form
      onSubmit={form.handleSubmit(signUp, showFault)}
      busy={isSubmitting}
      submitLabel={t('signUp.submit')}
      busyLabel={t('signUp.busy')}
    >
      <RoleToggle role={role} onChange={setRole} />
      <SignUpFields role={role} form={form} />
      <Agreement />
    </Form>
  );
}
