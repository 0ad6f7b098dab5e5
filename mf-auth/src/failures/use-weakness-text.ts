import type { AccountFailure } from '@sabi/shell-sdk/account';
import { useTranslation } from 'react-i18next';
import type auth from '../locales/en/auth.json';

type Weakness = keyof typeof auth.rules.weakPassword;

const known: readonly string[] = ['length', 'characters', 'pwned'] satisfies Weakness[];
const isKnown = (reason: string): reason is Weakness => known.includes(reason);

/** @returns a function for the reason why a password was rejected; undefined for other failures */
export function useWeaknessText(): (failure: AccountFailure) => string | undefined {
  const { t } = useTranslation();
  return (failure) => {
    if (failure.kind !== 'refused' || failure.code !== 'weak_password') return undefined;
    const texts = failure.weaknesses.filter(isKnown).map((reason) => t(`rules.weakPassword.${reason}`));
    return texts.join(' ') || (failure.message ?? t('signUp.failedText'));
  };
}
