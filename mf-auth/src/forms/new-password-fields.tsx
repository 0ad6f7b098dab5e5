import { PasswordField, type TextFieldProps } from '@sabi/ui/text-field';
import { useTranslation } from 'react-i18next';

type FieldProps = Omit<TextFieldProps, 'label' | 'type' | 'autoComplete'>;

interface NewPasswordFieldsProps {
  password: FieldProps;
  confirmPassword: FieldProps;
}

/** A password somebody chooses, twice. */
export function NewPasswordFields({ password, confirmPassword }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        {...password}
        label={t('fields.password')}
        hint={t('signUp.passwordHint')}
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
