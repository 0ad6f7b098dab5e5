import { externalLineMaxLength } from '@sabi/contracts/hiring/field-limits';
import { jobSearchColumns } from '@sabi/contracts/hiring/job-search-terms';
import { FieldRow } from '@sabi/ui/form';
import { SelectField, TextField } from '@sabi/ui/text-field';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type ExternalValues, isHttpsLink } from './external-values';

/** Title and company are needed, everything else can be left out. */
export function ExternalFieldset({ form }: { form: UseFormReturn<ExternalValues> }) {
  const { t } = useTranslation('job-search');
  const { register, formState } = form;
  const { errors } = formState;
  const isShort = (text: string) =>
    text.trim().length <= externalLineMaxLength || t('external.tooLong', { max: externalLineMaxLength });
  const needed = (missing: string) => (text: string) => (text.trim() === '' ? missing : isShort(text));
  return (
    <>
      <TextField
        {...register('title', { validate: needed(t('external.titleMissing')) })}
        label={t('external.title')}
        error={errors.title?.message}
        autoComplete="off"
      />
      <TextField
        {...register('company', { validate: needed(t('external.companyMissing')) })}
        label={t('external.company')}
        error={errors.company?.message}
        autoComplete="off"
      />
      <TextField
        {...register('link', {
          validate: (link) => link.trim() === '' || isHttpsLink(link) || t('external.linkFault'),
        })}
        label={t('external.link')}
        hint={t('external.linkHint')}
        error={errors.link?.message}
        type="url"
        inputMode="url"
        autoComplete="off"
      />
      <TextField
        {...register('place', { validate: isShort })}
        label={t('external.place')}
        error={errors.place?.message}
        autoComplete="off"
      />
      <FieldRow>
        <SelectField
          {...register('column', { validate: (column) => column !== '' || t('external.columnMissing') })}
          label={t('external.column')}
          error={errors.column?.message}
          placeholder={t('external.chooseColumn')}
          options={jobSearchColumns.map((column) => ({ value: column, label: t(`columns.${column}`) }))}
        />
        <TextField {...register('appliedOn')} label={t('external.appliedOn')} type="date" />
      </FieldRow>
    </>
  );
}
