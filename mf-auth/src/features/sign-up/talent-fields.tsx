import { profileLineMaxLength } from '@sabi/contracts/profile/entry-rules';
import { TextField } from '@sabi/ui/text-field';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../forms/fields';
import { useFieldRules } from '../../forms/rules';
import { CvField } from './cv/cv-field';
import type { SignUpValues } from './sign-up-metadata';

interface TalentFieldsProps {
  form: UseFormReturn<SignUpValues>;
}

/** Fields of talent above the telephone number. */
export function TalentFields({ form }: TalentFieldsProps) {
  const { t } = useTranslation();
  const rules = useFieldRules();
  const { register, formState } = form;
  return (
    <>
      <TextField
        {...register('positionInterest')}
        label={t('fields.positionInterest')}
        autoComplete="organization-title"
        maxLength={profileLineMaxLength}
      />
      <EmailField {...register('email', { validate: rules.email })} error={formState.errors.email?.message} />
    </>
  );
}

/** CV field of talent, below the telephone number. */
export function TalentCvField({ form }: TalentFieldsProps) {
  const file = useWatch({ control: form.control, name: 'cv' }) ?? null;
  return <CvField file={file} onChange={(chosen) => form.setValue('cv', chosen)} />;
}
