import type { Company } from '@sabi/contracts/http/hiring/companies';
import { companyAboutMaxLength, companyNameMaxLength } from '@sabi/contracts/hiring/field-limits';
import { type CompanyZone, companyZones } from '@sabi/contracts/hiring/posting-terms';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Form } from '@sabi/ui/form';
import { Notice } from '@sabi/ui/notice';
import { SelectField, TextAreaField, TextField } from '@sabi/ui/text-field';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCompanyActs } from '../../data/company';
import { FailureNotice } from '../../failures/failure-notice';
import { hasCode } from '../../failures/use-failure-text';
import { areDomains, readDomains } from './domains';

interface Values {
  name: string;
  legal_name: string;
  about: string;
  domains: string;
  zone: CompanyZone;
}

const toValues = ({ name, legal_name, about, domains, zone }: Company): Values => ({
  name,
  legal_name,
  about,
  domains: domains.join(', '),
  zone,
});

/** Form of the company's details. Input is kept where another member has changed the company meanwhile. */
export function DetailsForm({ company, onReload }: { company: Company; onReload: () => void }) {
  const { t } = useTranslation('company');
  const shell = useShell();
  const { change } = useCompanyActs();
  const form = useDraftForm<Values>(`company-${company.company_id}`, { defaultValues: toValues(company) });
  const { formState } = form;
  const save = async ({ domains, ...values }: Values) => {
    const changed = await change
      .mutateAsync({ version: company.version, ...values, domains: readDomains(domains) })
      .catch(() => null);
    if (!changed) return;
    form.forgetDraft();
    form.reset(toValues(changed));
    shell.toast({ tone: 'success', title: t('details.saved') });
  };
  const endsVerification =
    company.verification.state === 'verified' &&
    (formState.dirtyFields.legal_name === true || formState.dirtyFields.domains === true);
  return (
    <Form
      onSubmit={form.handleSubmit(save)}
      busy={formState.isSubmitting}
      submitLabel={t('details.submit')}
      busyLabel={t('details.busy')}
      compact
    >
      <DetailFields form={form} />
      {endsVerification && <Notice tone="info" title={t('details.endsVerification')} />}
      {hasCode(change.error, 'COMPANY_CHANGED') ? (
        <Changed onReload={onReload} onAgain={() => change.reset()} />
      ) : (
        <FailureNotice error={change.error} title={t('details.failed')} />
      )}
    </Form>
  );
}

function DetailFields({ form: { register, formState } }: { form: UseFormReturn<Values> }) {
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
      <TextAreaField
        {...register('about')}
        label={t('fields.about')}
        hint={t('fields.aboutHint')}
        rows={6}
        maxLength={companyAboutMaxLength}
      />
      <TextField
        {...register('domains', { validate: (value) => areDomains(value) || t('fields.domainsInvalid') })}
        label={t('fields.domains')}
        hint={t('fields.domainsHint')}
        error={errors.domains?.message}
        inputMode="url"
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

/** Conflict notice: saving again overwrites the company's current details. */
function Changed({ onReload, onAgain }: { onReload: () => void; onAgain: () => void }) {
  const { t } = useTranslation('company');
  const reload = () => {
    onAgain();
    onReload();
  };
  return (
    <Notice
      tone="danger"
      title={t('details.changed')}
      actions={
        <Button variant="secondary" onClick={reload}>
          {t('details.reload')}
        </Button>
      }
    >
      <p>{t('details.changedText')}</p>
    </Notice>
  );
}
