import type { Company, NewCompany } from '@sabi/contracts/http/hiring/companies';
import { companyNameMaxLength } from '@sabi/contracts/hiring/field-limits';
import { type CompanyZone, companyZones } from '@sabi/contracts/hiring/posting-terms';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { requestJson } from '@sabi/shell-sdk/http';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { Form } from '@sabi/ui/form';
import { SelectField, TextField } from '@sabi/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { companiesUrl } from '../../data/hiring-url';
import { useOwnCompaniesQuery } from '../../data/own-companies';
import { FailureNotice } from '../../failures/failure-notice';
import { hasCode } from '../../failures/use-failure-text';
import { useNewId } from '../../forms/new-id';
import { hirePaths } from '../../paths';
import { hasNibLength } from '../../forms/nib';

interface Values {
  name: string;
  legal_name: string;
  nib: string;
  zone: CompanyZone;
}

/** Creates a company with the account as its owner. */
export function NewCompanyForm() {
  const { t } = useTranslation('company');
  const shell = useShell();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const ownCompanies = useOwnCompaniesQuery();
  const company_id = useNewId();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useDraftForm<Values>('new-company', {
    defaultValues: { name: '', legal_name: '', nib: '', zone: 'Asia/Jakarta' },
  });

  const create = async ({ nib, ...values }: Values) => {
    setFailure(null);
    try {
      const json: NewCompany = { company_id, ...values, nib: nib.trim() || null, language };
      const { slug } = await requestJson<Company>(shell.fetch, companiesUrl, { method: 'POST', json });
      await queryClient.fetchQuery({ ...ownCompanies, staleTime: 0 });
      form.forgetDraft();
      shell.navigate(hirePaths(slug).jobs, { replace: true });
    } catch (error) {
      setFailure(error);
      if (hasCode(error, 'NIB_INVALID')) form.setError('nib', { message: t('nibInvalid') });
    }
  };

  return (
    <Form
      onSubmit={form.handleSubmit(create)}
      busy={form.formState.isSubmitting}
      submitLabel={t('new.submit')}
      busyLabel={t('new.busy')}
      compact
    >
      <NewCompanyFields form={form} />
      <FailureNotice error={failure} title={t('new.failed')} nib={form.getValues('nib').trim()} />
    </Form>
  );
}

function NewCompanyFields({ form: { register, formState } }: { form: UseFormReturn<Values> }) {
  const { t } = useTranslation('company');
  const { errors } = formState;
  const required = { validate: (value: string) => Boolean(value.trim()) || t('missing') };
  return (
    <>
      <TextField
        {...register('name', required)}
        label={t('fields.name')}
        hint={t('fields.nameHint')}
        error={errors.name?.message}
        maxLength={companyNameMaxLength}
        autoComplete="organization"
        required
      />
      <TextField
        {...register('legal_name', required)}
        label={t('fields.legalName')}
        hint={t('fields.legalNameHint')}
        error={errors.legal_name?.message}
        maxLength={companyNameMaxLength}
        required
      />
      <TextField
        {...register('nib', {
          validate: (value) => !value.trim() || hasNibLength(value) || t('nibInvalid'),
        })}
        label={t('fields.nibOptional')}
        hint={t('fields.nibHint')}
        error={errors.nib?.message}
        inputMode="numeric"
        maxLength={40}
      />
      <SelectField
        {...register('zone', required)}
        label={t('fields.zone')}
        error={errors.zone?.message}
        placeholder={t('fields.choose')}
        options={companyZones.map((value) => ({ value, label: t(`zones.${value}`) }))}
      />
    </>
  );
}
