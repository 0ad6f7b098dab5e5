import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { formatMonth, formatPeriod } from '@sabi/cv/format-period';
import type cvImport from '../../locales/en/cv-import.json';
import type { AnyFields, ImportItem } from './import-item';

type FieldName = keyof typeof cvImport.fields;

/** Fields that may name an item; the first non-empty one is used. */
const titles: readonly FieldName[] = [
  'job_title',
  'company_name',
  'institution_name',
  'degree',
  'skill_name',
  'language_name',
  'name',
];
const longTexts: readonly string[] = ['description', 'personal_summary'];
const ofPeriod: readonly string[] = ['start_date', 'end_date', 'is_current'];

/** @returns functions for texts of entries and fields, in the visitor's language */
export function useImportText() {
  const { t } = useTranslation('cv-import');
  const { t: talk } = useTranslation();
  const language = useLanguage();

  const labelOf = (field: string): string => t(`fields.${field as FieldName}`);

  /** A field as text; empty without a value. */
  const formatValue = (fields: AnyFields, field: string): string => {
    if (field === 'period') {
      const { start_date, issue_date, end_date, expiration_date, is_current } = fields;
      const period = {
        start_date: textOf(start_date ?? issue_date),
        end_date: textOf(end_date ?? expiration_date),
        is_current: is_current === true,
      };
      return formatPeriod(period, { language, present: talk('lists.present') }) ?? '';
    }
    const value = textOf(fields[field]) ?? '';
    return value && field.endsWith('_date') ? formatMonth(value, language) : value;
  };

  const nameItem = ({ group, proposed }: ImportItem): string => {
    if (group === 'fields') return labelOf(Object.keys(proposed)[0] ?? '');
    return titles.map((field) => textOf(proposed[field])).find(Boolean) ?? '';
  };

  /** Short facts in a line, and longer text, for below the name. */
  const describeItem = (item: ImportItem): { facts: string[]; text: string | null } => {
    const name = nameItem(item);
    const { proposed } = item;
    const fields = Object.keys(proposed).filter(
      (field) => !ofPeriod.includes(field) && !longTexts.includes(field),
    );
    const facts = [
      ...fields.map((field) => formatValue(proposed, field)).filter((fact) => fact !== name),
      'start_date' in proposed ? formatValue(proposed, 'period') : '',
    ].filter(Boolean);
    return { facts, text: textOf(proposed['description']) ?? textOf(proposed['personal_summary']) };
  };
  return { labelOf, formatValue, nameItem, describeItem };
}

const textOf = (value: AnyFields[string] | undefined): string | null =>
  typeof value === 'string' ? value : null;
