import { profileLineMaxLength } from '@sabi/contracts/profile/entry-rules';
import type { UserType } from '@sabi/contracts/http/profile/profile';
import { FieldRow } from '@sabi/ui/form';
import { TextField } from '@sabi/ui/text-field';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FirstNameField, LastNameField } from '../../forms/fields';
import { NewPasswordFields } from '../../forms/new-password-fields';
import { useFieldRules } from '../../forms/rules';
import { RecruiterAddressFields, RecruiterMessageField } from './recruiter-fields';
import type { SignUpValues } from './sign-up-metadata';
import { TalentCvField, TalentFields } from './talent-fields';

interface SignUpFieldsProps {
  role: UserType;
  form: UseFormReturn<SignUpValues>;
}

/** Fields by kind of account: specification, section 2. */
export function SignUpFields({ role, form }: SignUpFieldsProps) {
  const { t } = useTranslation();
  const rules = useFieldRules();
  const { register, formState } = form;
  const typedPassword = useWatch({ control: form.control, name: 'password' });
  const { errors } = formState;
  const RoleFields = role === 'recruiter' ? RecruiterAddressFields : TalentFields;
  return (
    <>
      <FieldRow>
        <FirstNameField
          {...register('firstName', { validate: rules.firstName })}
          error={errors.firstName?.message}
        />
        <LastNameField {...register('lastName')} />
      </FieldRow>
      <TextField
        {...register('currentOrganization')}
        label={t('fields.currentOrganization')}
        autoComplete="organization"
        maxLength={profileLineMaxLength}
      />
      <RoleFields form={form} />
      <TextField
        {...register('phoneNumber')}
        label={t('fields.phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={profileLineMaxLength}
      />
      {role === 'recruiter' ? <RecruiterMessageField form={form} /> : <TalentCvField form={form} />}
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
