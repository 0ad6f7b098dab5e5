import { TextField } from '@sabi/ui/text-field';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../forms/fields';
import { lineMaxLength, useFieldRules } from '../../forms/rules';
import type { SignUpValues } from './sign-up-metadata';

/** What talent alone are asked for, above the telephone number. */
export function TalentFields({ form }: { form: UseFormReturn<SignUpValues> }) {
  const { t } = useTranslation();
  const rules = useFieldRules();
  const { register, formState } = form;
  return (
    <>
      <TextField
        {...register('positionInterest')}
        label={t('fields.positionInterest')}
        autoComplete="organization-title"
        maxLength={lineMaxLength}
      />
      <EmailField {...register('email', { validate: rules.email })} error={formState.errors.email?.message} />
    </>
  );
}
