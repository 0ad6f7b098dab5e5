import { evidenceMax, evidenceMaxLength } from '@sabi/contracts/hiring/field-limits';
import type { Company } from '@sabi/contracts/http/hiring/companies';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Form } from '@sabi/ui/form';
import { SelectField, TextAreaField, TextField } from '@sabi/ui/text-field';
import { Plus } from 'lucide-react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCompanyActs, type VerificationRequest } from '../../data/company';
import { FailureNotice } from '../../failures/failure-notice';
import styles from './company.module.css';
import { hasNibLength } from '../../forms/nib';

type Evidence = VerificationRequest['evidence'][number];

interface Values {
  nib: string;
  evidence: Evidence[];
}

const kinds = ['oss', 'ahu', 'domain', 'other'] as const satisfies readonly Evidence['kind'][];
const emptyEvidence: Evidence = { kind: 'oss', text: '' };

interface VerificationFormProps {
  company: Company;
  /** Called once it was sent; the form is gone then. */
  onSent: () => void;
}

/** Requests the company's verification by its business number and documents. */
export function VerificationForm({ company, onSent }: VerificationFormProps) {
  const { t } = useTranslation('company');
  const shell = useShell();
  const { requestVerification } = useCompanyActs();
  const evidence = company.verification.evidence ?? [];
  const form = useDraftForm<Values>(`verification-${company.company_id}`, {
    defaultValues: {
      nib: company.nib ?? '',
      evidence: evidence.length > 0 ? evidence : [emptyEvidence],
    },
  });
  const { register, handleSubmit, formState } = form;
  const send = async (values: Values) => {
    const sent = await requestVerification
      .mutateAsync({ version: company.version, ...values })
      .catch(() => null);
    if (!sent) return;
    form.forgetDraft();
    shell.toast({ tone: 'success', title: t('verification.sent') });
    onSent();
  };
  return (
    <Form
      onSubmit={handleSubmit(send)}
      busy={formState.isSubmitting}
      submitLabel={t('verification.submit')}
      busyLabel={t('verification.busy')}
      compact
    >
      <TextField
        {...register('nib', { validate: (value) => hasNibLength(value) || t('nibInvalid') })}
        label={t('fields.nib')}
        hint={t('fields.nibHint')}
        error={formState.errors.nib?.message}
        inputMode="numeric"
        maxLength={40}
        required
      />
      <EvidenceFields form={form} />
      <FailureNotice
        error={requestVerification.error}
        title={t('verification.failed')}
        nib={form.getValues('nib').trim()}
      />
    </Form>
  );
}

function EvidenceFields({ form: { control, register, formState } }: { form: UseFormReturn<Values> }) {
  const { t } = useTranslation('company');
  const { fields, append, remove } = useFieldArray({ control, name: 'evidence' });
  return (
    <>
      {fields.map((field, index) => (
        <fieldset key={field.id} className={styles['evidence']}>
          <legend className={styles['legend']}>{t('verification.evidence', { number: index + 1 })}</legend>
          <SelectField
            {...register(`evidence.${index}.kind`, { required: t('fields.choose') })}
            label={t('verification.kind')}
            placeholder={t('fields.choose')}
            error={formState.errors.evidence?.[index]?.kind?.message}
            options={kinds.map((value) => ({ value, label: t(`verification.kinds.${value}`) }))}
          />
          <TextAreaField
            {...register(`evidence.${index}.text`, {
              validate: (value) => Boolean(value.trim()) || t('missing'),
            })}
            label={t('verification.text')}
            hint={t('verification.textHint')}
            error={formState.errors.evidence?.[index]?.text?.message}
            rows={3}
            maxLength={evidenceMaxLength}
          />
          {fields.length > 1 && (
            <Button variant="ghost" className={styles['act']} onClick={() => remove(index)}>
              {t('verification.remove', { number: index + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      {fields.length < evidenceMax && (
        <p>
          <Button variant="secondary" onClick={() => append(emptyEvidence)}>
            <Plus size={18} aria-hidden="true" />
            {t('verification.add')}
          </Button>
        </p>
      )}
    </>
  );
}
