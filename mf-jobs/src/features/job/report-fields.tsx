import { reportTextMaxLength } from '@sabi/contracts/hiring/field-limits';
import { reportReasons } from '@sabi/contracts/hiring/posting-terms';
import { SelectField, TextAreaField } from '@sabi/ui/text-field';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

/** Fields of a report, as svc-hiring reads them. */
export function ReportFields({ reason }: { reason?: Ref<HTMLSelectElement> }) {
  const { t } = useTranslation();
  return (
    <>
      <SelectField
        {...(reason && { ref: reason })}
        label={t('report.reason')}
        name="reason"
        required
        placeholder={t('report.choose')}
        options={reportReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
      />
      <TextAreaField
        label={t('report.text')}
        hint={t('report.hint')}
        name="text"
        rows={4}
        maxLength={reportTextMaxLength}
      />
    </>
  );
}
