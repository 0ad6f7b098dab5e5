import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { formatMonth } from '@sabi/cv/format-period';
import type { FieldSpec, Said } from './field-spec';

/** @returns a function that formats a field's value for display */
export function useSaidText(): (field: FieldSpec, said: Said) => string {
  const { t } = useTranslation('editing');
  const language = useLanguage();
  return (field, said) => {
    if (field.kind === 'month' && field.unless && said[field.unless] === true) return t('conflict.present');
    const value = said[field.name];
    if (typeof value !== 'string' || !value) return t('conflict.nothing');
    return field.kind === 'month' ? formatMonth(value, language) : value;
  };
}
