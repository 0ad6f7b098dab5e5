import { PasswordField, TextField } from '@sabi/ui/text-field';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../forms/form';
import { useFieldRules } from '../../forms/rules';
import type { SignUpValues } from './sign-up-metadata';

/** As long as the profile keeps them. */
const [nameMaxLength, lineMaxLength] = [100, 200];

export function SignUpFields({ form }: { form: UseFormReturn<SignUpValues> }) {
  const { t } = useTranslation();
  const rules = useFieldRules();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <FieldRow>
        <TextField
          {...register('firstName', { validate: rules.firstName })}
          label={t('fields.firstName')}
          error={errors.firstName?.message}
          autoComplete="given-name"
          maxLength={nameMaxLength}
          required
        />
        <TextField
          {...register('lastName', { validate: rules.lastName })}
          label={t('fields.lastName')}
          error={errors.lastName?.message}
          autoComplete="family-name"
          maxLength={nameMaxLength}
          required
        />
      </FieldRow>
      <TextField
        {...register('currentOrganization')}
        label={t('fields.currentOrganization')}
        autoComplete="organization"
        maxLength={lineMaxLength}
      />
      <TextField
        {...register('positionInterest')}
        label={t('fields.positionInterest')}
        autoComplete="organization-title"
        maxLength={lineMaxLength}
      />
      <TextField
        {...register('email', { validate: rules.email })}
        label={t('fields.email')}
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="username"
        required
      />
      <TextField
        {...register('phoneNumber')}
        label={t('fields.phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={lineMaxLength}
      />
      <PasswordFields form={form} />
    </>
  );
}

function PasswordFields({ form: { register, formState } }: { form: UseFormReturn<SignUpValues> }) {
  const { t } = useTranslation();
  const rules = useFieldRules();
  const { errors } = formState;
  return (
    <>
      <PasswordField
        {...register('password', { validate: rules.newPassword, deps: 'confirmPassword' })}
        label={t('fields.password')}
        hint={t('signUp.passwordHint')}
        error={errors.password?.message}
        autoComplete="new-password"
        showLabel={t('fields.showPassword')}
        hideLabel={t('fields.hidePassword')}
        required
      />
      <PasswordField
        {...register('confirmPassword', { validate: rules.confirmedPassword })}
        label={t('fields.confirmPassword')}
        error={errors.confirmPassword?.message}
        autoComplete="new-password"
        showLabel={t('fields.showConfirmPassword')}
        hideLabel={t('fields.hideConfirmPassword')}
        required
      />
    </>
  );
}
