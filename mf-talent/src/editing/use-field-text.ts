import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { formatMonth } from '@sabi/cv/format-period';
import type { FieldSpec, FieldValues } from './field-spec';

/** @returns a function that formats a field's value for display */
export function useFieldText(): (field: FieldSpec, fieldValues: FieldValues) => string {
  const { t } = useTranslation('editing');
  const language = useLanguage();
  return (field, fieldValues) => {
    if (field.kind === 'month' && field.unless && fieldValues[field.unless] === true)
      return t('conflict.present');
    const value = fieldValues[field.name];
    if (typeof value !== 'string' || !value) return t('conflict.nothing');
    return field.kind === 'month' ? formatMonth(value, language) : value;
  };
}
