import { profileLineMaxLength } from '@sabi/contracts/profile/entry-rules';
import { approvalTextMaxLength } from '@sabi/contracts/profile/field-limits';
import { TextAreaField, TextField } from '@sabi/ui/text-field';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../forms/fields';
import { useFieldRules } from '../../forms/rules';
import type { SignUpValues } from './sign-up-metadata';

interface RecruiterFieldsProps {
  form: UseFormReturn<SignUpValues>;
}

/** Fields of recruiters above the telephone number; the company's e-mail address identifies the account. */
export function RecruiterAddressFields({ form }: RecruiterFieldsProps) {
  const { t } = useTranslation();
  const rules = useFieldRules();
  const { register, formState } = form;
  return (
    <>
      <TextField
        {...register('title')}
        label={t('fields.title')}
        autoComplete="organization-title"
        maxLength={profileLineMaxLength}
      />
      <EmailField
        {...register('companyEmail', { validate: rules.email })}
        label={t('fields.companyEmail')}
        error={formState.errors.companyEmail?.message}
      />
    </>
  );
}

/** The recruiter's first message to the team that approves the company. */
export function RecruiterMessageField({ form }: RecruiterFieldsProps) {
  const { t } = useTranslation();
  return (
    <TextAreaField
      {...form.register('message')}
      label={t('fields.message')}
      hint={t('signUp.messageHint')}
      rows={3}
      maxLength={approvalTextMaxLength}
    />
  );
}
