import type { AccountFailure } from '@sabi/shell-sdk/account';
import { Form } from '@sabi/ui/form';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../failures/failure-notice';
import { NewPasswordFields } from '../../forms/new-password-fields';
import { useFieldRules } from '../../forms/rules';
import { Lead } from '../../layout/lead';

export interface NewPasswordValues {
  password: string;
  confirmPassword: string;
}

interface NewPasswordFormProps {
  kind: 'recovery' | 'invite';
  form: UseFormReturn<NewPasswordValues>;
  failure: AccountFailure | null;
  onSubmit: (values: NewPasswordValues) => Promise<void>;
}

export function NewPasswordForm({ kind, form, failure, onSubmit }: NewPasswordFormProps) {
  const { t } = useTranslation(['auth', 'mail-links', 'after-submit']);
  const rules = useFieldRules();
  const { register, formState } = form;
  const typedPassword = useWatch({ control: form.control, name: 'password' });
  const { errors, isSubmitting } = formState;
  return (
    <>
      <Lead>{t(`mail-links:newPassword.${kind}.text`)}</Lead>
      {/* oxlint-disable-next-line sabi/require-form-draft -- holds passwords alone */}
      <Form
        onSubmit={form.handleSubmit(onSubmit)}
        busy={isSubmitting}
        submitLabel={t(`mail-links:newPassword.${kind}.submit`)}
        busyLabel={t('mail-links:newPassword.busy')}
      >
        <NewPasswordFields
          password={{
            ...register('password', { validate: rules.newPassword, deps: 'confirmPassword' }),
            error: errors.password?.message,
          }}
          typedPassword={typedPassword}
          confirmPassword={{
            ...register('confirmPassword', { validate: rules.confirmedPassword }),
            error: errors.confirmPassword?.message,
          }}
        />
        <FailureNotice
          failure={failure}
          title={t('mail-links:newPassword.failedTitle')}
          fallback={t('after-submit:mail.failed')}
        />
      </Form>
    </>
  );
}
