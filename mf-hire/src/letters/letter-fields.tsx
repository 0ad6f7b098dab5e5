import { letterSubjectMaxLength, letterTextMaxLength } from '@sabi/contracts/hiring/field-limits';
import { type Language, languages } from '@sabi/contracts/language';
import { SelectField, TextAreaField, TextField } from '@sabi/ui/text-field';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { findUnknownPlaceholder, placeholderList } from './placeholders';

export interface LetterText {
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
}

/** Fields of a letter, in the form around them. */
export function LetterFields() {
  const { t } = useTranslation();
  const { register, formState } = useFormContext<LetterText>();
  const { errors } = formState;
  const validate = (value: string) => {
    if (!value.trim()) return t('letter.missing');
    const unknown = findUnknownPlaceholder(value);
    return unknown === null || t('letter.unknown', { name: unknown });
  };
  return (
    <>
      <SelectField
        {...register('language', { required: t('letter.choose') })}
        label={t('letter.language')}
        placeholder={t('letter.choose')}
        error={errors.language?.message}
        options={languages.map((value: Language) => ({ value, label: t(`letter.languages.${value}`) }))}
      />
      <TextField
        {...register('subject', { validate })}
        label={t('letter.subject')}
        error={errors.subject?.message}
        maxLength={letterSubjectMaxLength}
        required
      />
      <TextAreaField
        {...register('text', { validate })}
        label={t('letter.text')}
        hint={t('letter.placeholders', { list: placeholderList })}
        error={errors.text?.message}
        rows={8}
        maxLength={letterTextMaxLength}
        required
      />
    </>
  );
}
