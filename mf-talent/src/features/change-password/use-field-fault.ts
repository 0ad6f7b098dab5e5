import type { AccountFailure } from '@sabi/shell-sdk/account';
import { useTranslation } from 'react-i18next';
import { isWrongCode } from '../../account/is-wrong-code';
import type settings from '../../locales/en/settings.json';
import type { PasswordValues } from './password-values';

interface FieldFault {
  readonly field: keyof PasswordValues;
  readonly message: string;
}

type Weakness = keyof typeof settings.password.weak;

const weaknesses: readonly string[] = ['length', 'characters', 'pwned'] satisfies Weakness[];
const isWeakness = (reason: string): reason is Weakness => weaknesses.includes(reason);

const refusals = [
  { code: 'current_password_required', field: 'currentPassword', text: 'password.currentMissing' },
  { code: 'current_password_invalid', field: 'currentPassword', text: 'password.currentWrong' },
  { code: 'same_password', field: 'newPassword', text: 'password.same' },
] as const;

/** @returns a function that finds the field of a rejection; undefined for any other */
export function useFieldFault(): (failure: AccountFailure) => FieldFault | undefined {
  const { t } = useTranslation('settings');
  return (failure) => {
    if (failure.kind !== 'refused') return undefined;
    if (isWrongCode(failure)) return { field: 'code', message: t('code.wrong') };
    if (failure.code === 'weak_password') {
      const reasons = failure.weaknesses.filter(isWeakness).map((reason) => t(`password.weak.${reason}`));
      return { field: 'newPassword', message: reasons.join(' ') || t('password.weak.pwned') };
    }
    const known = refusals.find(({ code }) => code === failure.code);
    return known && { field: known.field, message: t(known.text) };
  };
}
