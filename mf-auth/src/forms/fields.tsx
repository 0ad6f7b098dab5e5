import { nameMaxLength } from '@sabi/contracts/profile/entry-rules';
import { TextField, type TextFieldProps } from '@sabi/ui/text-field';
import { useTranslation } from 'react-i18next';

// Fields shared by several forms. Forms register them themselves: the first invalid field in the order of registration gets the
// focus.

type FieldProps = Omit<TextFieldProps, 'label'>;

/** The address that identifies an account. */
export function EmailField({ label, ...props }: FieldProps & { label?: string }) {
  const { t } = useTranslation();
  return (
    <TextField
      {...props}
      label={label ?? t('fields.email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      required
    />
  );
}

export function FirstNameField(props: FieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      {...props}
      label={t('fields.firstName')}
      autoComplete="given-name"
      maxLength={nameMaxLength}
      required
    />
  );
}

/** Many people in Indonesia have a single name. */
export function LastNameField(props: FieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      {...props}
      label={t('fields.lastName')}
      hint={t('fields.lastNameHint')}
      autoComplete="family-name"
      maxLength={nameMaxLength}
    />
  );
}
