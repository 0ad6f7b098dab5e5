import { type AccountFailure, tryAccount } from '@sabi/shell-sdk/account';
import { useShell } from '@sabi/shell-sdk/react';
import { Form } from '@sabi/ui/form';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../failures/failure-notice';
import { useFailureText } from '../../failures/use-failure-text';
import { Agreement } from './agreement';
import { findDraft, keepDraft } from './sign-up-draft';
import { SignUpFields } from './sign-up-fields';
import { type SignUpValues, talentMetadata } from './sign-up-metadata';
import { useWeaknessText } from '../../failures/use-weakness-text';

/** @param onCreated told the address the verification mail went to */
export function SignUpForm({ onCreated }: { onCreated: (email: string) => void }) {
  const { t } = useTranslation();
  const shell = useShell();
  const describe = useFailureText();
  const describeWeaknesses = useWeaknessText();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const [draft] = useState(findDraft);
  // Without a draft no default values: they would overwrite what was typed before the page came alive.
  const form = useForm<SignUpValues>({ ...(draft && { defaultValues: draft }) });
  useEffect(() => () => keepDraft(form.getValues()), [form]);
  const { isSubmitting } = form.formState;

  const signUp = async (values: SignUpValues) => {
    setFailure(null);
    const email = values.email.trim();
    const options = { data: talentMetadata(values), emailRedirectTo: `${window.location.origin}/` };
    const found = await tryAccount(shell, (client) =>
      client.signUp({ email, password: values.password, options }),
    );
    if (!found) {
      onCreated(email);
      return;
    }
    const weakness = describeWeaknesses(found);
    if (weakness) form.setError('password', { message: weakness }, { shouldFocus: true });
    else setFailure(found);
    const description = weakness ?? describe(found, t('signUp.failedText'));
    shell.toast({ tone: 'destructive', title: t('signUp.failedTitle'), description });
  };

  return (
    <Form
      onSubmit={form.handleSubmit(signUp)}
      busy={isSubmitting}
      submitLabel={t('signUp.submit')}
      busyLabel={t('signUp.busy')}
    >
      <SignUpFields form={form} />
      <Agreement />
      <FailureNotice failure={failure} title={t('signUp.failedTitle')} fallback={t('signUp.failedText')} />
    </Form>
  );
}
