import { useLanguage } from '@sabi/shell-sdk/react';
import { calendarDay } from '@sabi/shell-sdk/dates';
import { SelectField, TextField } from '@sabi/ui/text-field';
import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EditValues } from './edit-values';
import styles from './edit-fields.module.css';

interface MonthFieldProps {
  name: string;
  label: string;
  error: string | undefined;
  register: UseFormRegister<EditValues>;
}

const months = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2000, index)));

/** A month from a list and a typed year: the browsers' month field is not available everywhere, and cannot hold a year alone. */
export function MonthField({ name, label, error, register }: MonthFieldProps) {
  const { t } = useTranslation('editing');
  const language = useLanguage();
  const options = months.map((date, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: calendarDay(date, language).month,
  }));
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['month']}>
        <SelectField
          {...register(`months.${name}.month`, { deps: `months.${name}.year` })}
          label={t('month.month')}
          placeholder={t('month.unknown')}
          options={options}
        />
        <TextField
          {...register(`months.${name}.year`)}
          label={t('month.year')}
          error={error}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
        />
      </div>
    </fieldset>
  );
}
