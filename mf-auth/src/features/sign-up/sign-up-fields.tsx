import { FieldRow } from '@sabi/ui/form';
import { TextField } from '@sabi/ui/text-field';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EmailField, FirstNameField, LastNameField } from '../../forms/fields';
import { NewPasswordFields } from '../../forms/new-password-fields';
import { useFieldRules } from '../../forms/rules';
import type { SignUpValues } from './sign-up-metadata';

/** As long as the profile keeps a line. */
const lineMaxLength = 200;

export function SignUpFields({ form }: { form: UseFormReturn<SignUpValues> }) {
  const { t } = useTranslation();
  const rules = useFieldRules();
  const { register, formState } = form;
  const typedPassword = useWatch({ control: form.control, name: 'password' });
  const { errors } = formState;
  return (
    <>
      <FieldRow>
        <FirstNameField
          {...register('firstName', { validate: rules.firstName })}
          error={errors.firstName?.message}
        />
        <LastNameField
          {...register('lastName', { validate: rules.lastName })}
          error={errors.lastName?.message}
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
      <EmailField {...register('email', { validate: rules.email })} error={errors.email?.message} />
      <TextField
        {...register('phoneNumber')}
        label={t('fields.phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={lineMaxLength}
      />
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
    </>
  );
}
