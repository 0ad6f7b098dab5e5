import { jobTextMaxLength } from '@sabi/contracts/hiring/field-limits';
import { TextAreaField } from '@sabi/ui/text-field';
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
  return (
    <FormSection title={t('text.title')}>
      <FieldFrame name="text">
        <TextAreaField
          label={t('fields.text')}
          hint={t('text.hint')}
          rows={12}
          maxLength={jobTextMaxLength}
          value={text}
          error={missing('text')}
          onChange={({ target }) => change({ text: target.value })}
        />
        <FieldFindings field="text" isLong />
      </FieldFrame>
    </FormSection>
  );
}
