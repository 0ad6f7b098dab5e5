import { emailFormat, emailMaxLength } from '@sabi/contracts/identity/email-address';
import { findPasswordFault } from '@sabi/contracts/identity/password';
import { useTranslation } from 'react-i18next';

const passwordTexts = {
  missing: 'rules.newPasswordRequired',
  short: 'rules.passwordTooShort',
  long: 'rules.passwordTooLong',
} as const;

type Fault = string | true;

/** Validation rules shared by several forms; each returns `true` or a localized message. */
export function useFieldRules() {
  const { t } = useTranslation();
  return {
    email: (value = ''): Fault => {
      const address = value.trim();
      if (!address) return t('rules.emailRequired');
      if (address.length > emailMaxLength) return t('rules.emailTooLong');
      return emailFormat.test(address) || t('rules.emailInvalid');
    },
    newPassword: (value: string): Fault => {
      const fault = findPasswordFault(value);
      return fault === null || t(passwordTexts[fault]);
    },
    confirmedPassword: (value: string, { password }: { password: string }): Fault => {
      if (!value) return t('rules.confirmPasswordRequired');
      return value === password || t('rules.passwordsDiffer');
    },
    firstName: (value: string): Fault => Boolean(value.trim()) || t('rules.firstNameRequired'),
  };
}
