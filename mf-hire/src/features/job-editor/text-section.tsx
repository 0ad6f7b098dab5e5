import { jobTextMaxLength } from '@sabi/contracts/hiring/field-limits';
import type { PostingFinding } from '@sabi/contracts/http/hiring/posting';
import { TextAreaField } from '@sabi/ui/text-field';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from './editor-store';
import { FieldFindings } from './findings';
import { FieldFrame, FormSection } from './form-section';
import { useMissing } from './use-missing';

export function TextSection() {
  const { t } = useTranslation('editor');
  const text = useEditor((state) => state.values.text);
  const change = useEditor((state) => state.change);
  const missing = useMissing();
  const area = useRef<HTMLTextAreaElement>(null);
  const show = ({ quote, start }: PostingFinding) => {
    // The text may have changed since the check.
    const at = text.startsWith(quote, start) ? start : text.indexOf(quote);
    area.current?.focus();
    if (at >= 0) area.current?.setSelectionRange(at, at + quote.length);
  };
  return (
    <FormSection title={t('text.title')}>
      <FieldFrame name="text">
        <TextAreaField
          ref={area}
          label={t('fields.text')}
          hint={t('text.hint')}
          rows={12}
          maxLength={jobTextMaxLength}
          value={text}
          error={missing('text')}
          onChange={({ target }) => change({ text: target.value })}
        />
        <FieldFindings field="text" onShow={show} />
      </FieldFrame>
    </FormSection>
  );
}
