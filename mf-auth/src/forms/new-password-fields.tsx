import { PasswordField, type TextFieldProps } from '@sabi/ui/text-field';
import { useTranslation } from 'react-i18next';
import { usePasswordHint } from './use-password-hint';

type FieldProps = Omit<TextFieldProps, 'label' | 'type' | 'autoComplete'>;

interface NewPasswordFieldsProps {
  password: FieldProps;
  /** Current value of the password field. */
  typedPassword: string | undefined;
  confirmPassword: FieldProps;
}

export function NewPasswordFields({ password, typedPassword, confirmPassword }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  const hint = usePasswordHint(typedPassword);
  return (
    <>
      <PasswordField
        {...password}
        label={t('fields.password')}
        hint={hint}
        autoComplete="new-password"
        showLabel={t('fields.showPassword')}
        hideLabel={t('fields.hidePassword')}
        required
      />
      <PasswordField
        {...confirmPassword}
        label={t('fields.confirmPassword')}
        autoComplete="new-password"
        showLabel={t('fields.showConfirmPassword')}
        hideLabel={t('fields.hideConfirmPassword')}
        required
      />
    </>
  );
}
