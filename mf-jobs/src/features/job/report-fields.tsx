import { reportTextMaxLength } from '@sabi/contracts/hiring/field-limits';
import { reportReasons } from '@sabi/contracts/hiring/posting-terms';
import { SelectField, TextAreaField } from '@sabi/ui/text-field';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

/** A report begun before hydration. */
export interface ReportDraft {
  readonly reason: string;
  readonly text: string;
  /** The visitor is in the text field. */
  readonly isWriting: boolean;
}

interface ReportFieldsProps {
  reason?: Ref<HTMLSelectElement>;
  text?: Ref<HTMLTextAreaElement>;
  draft?: ReportDraft | null;
}

/** Fields of a report, as svc-hiring reads them. */
export function ReportFields({ reason, text, draft }: ReportFieldsProps) {
  const { t } = useTranslation('report');
  return (
    <>
      <SelectField
        {...(reason && { ref: reason })}
        label={t('reason')}
        name="reason"
        defaultValue={draft?.reason ?? ''}
        required
        placeholder={t('choose')}
        options={reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      />
      <TextAreaField
        {...(text && { ref: text })}
        label={t('text')}
        hint={t('hint')}
        name="text"
        defaultValue={draft?.text ?? ''}
        rows={4}
        maxLength={reportTextMaxLength}
      />
    </>
  );
}
