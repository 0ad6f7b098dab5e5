import { TextField, type TextFieldProps } from '@sabi/ui/text-field';
import { useTranslation } from 'react-i18next';
import styles from './code-field.module.css';

const sixDigits = /^\d{6}$/;

/** Removes spaces, which people copy with the code. */
export const cleanCode = (code: string): string => code.replaceAll(/[\s-]/g, '');

export const isSixDigits = (code: string): boolean => sixDigits.test(cleanCode(code));

/** Six digits from a mail or an app. */
export function CodeField(props: Omit<TextFieldProps, 'label'>) {
  const { t } = useTranslation();
  return (
    <div className={styles['code']}>
      <TextField
        {...props}
        label={t('fields.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
    </div>
  );
}
