import { linkLabelMaxLength } from '@sabi/contracts/profile/field-limits';
import { TextField } from '@sabi/ui/text-field';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** The field `label` of a form: the recipient of a link. */
export function LinkLabelField<Values extends FieldValues & { label: string }>({
  form: { register, formState },
}: {
  form: Pick<UseFormReturn<Values>, 'register' | 'formState'>;
}) {
  const { t } = useTranslation('settings');
  const isThere = (label: PathValue<Values, Path<Values>>) =>
    Boolean(String(label).trim()) || t('sharing.label.missing');
  return (
    <TextField
      {...register('label' as Path<Values>, { validate: isThere })}
      label={t('sharing.label.name')}
      hint={t('sharing.label.hint')}
      error={formState.errors['label']?.message as string | undefined}
      autoComplete="off"
      maxLength={linkLabelMaxLength}
      required
    />
  );
}
