import { findPasswordFault } from '@sabi/contracts/identity/password';
import { PasswordField } from '@sabi/ui/text-field';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PasswordValues } from './password-values';

export function NewPasswordFields({ form }: { form: UseFormReturn<PasswordValues> }) {
  const { t } = useTranslation('settings');
  const { register, formState } = form;
  const { errors } = formState;
  const checkNew = (password: string) => {
    const fault = findPasswordFault(password);
    return fault === null || t(`password.faults.${fault}`);
  };
  const checkConfirmed = (typed: string, { newPassword }: PasswordValues) =>
    typed === newPassword || t('password.differs');
  const labels = { showLabel: t('password.show'), hideLabel: t('password.hide') };
  return (
    <>
      <PasswordField
        {...register('currentPassword')}
        {...labels}
        label={t('password.current')}
        hint={t('password.currentHint')}
        error={errors.currentPassword?.message}
        autoComplete="current-password"
      />
      <PasswordField
        {...register('newPassword', { validate: checkNew, deps: 'confirmedPassword' })}
        {...labels}
        label={t('password.new')}
        hint={t('password.newHint')}
        error={errors.newPassword?.message}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...register('confirmedPassword', { validate: checkConfirmed })}
        {...labels}
        label={t('password.confirm')}
        error={errors.confirmedPassword?.message}
        autoComplete="new-password"
        required
      />
    </>
  );
}
