import { applicationLetterMaxLength } from '@sabi/contracts/hiring/field-limits';
import { intlLocales } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { TextAreaField } from '@sabi/ui/text-field';
import { useTranslation } from 'react-i18next';

/** With the number of characters that are used. */
export function LetterField({ value, onChange }: { value: string; onChange: (letter: string) => void }) {
  const { t } = useTranslation('apply');
  const language = useLanguage();
  const [used, max] = [value.length, applicationLetterMaxLength].map((count) =>
    count.toLocaleString(intlLocales[language]),
  );
  return (
    <TextAreaField
      label={t('letter.label')}
      hint={t('letter.hint', { used, max })}
      name="letter"
      rows={6}
      maxLength={applicationLetterMaxLength}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
