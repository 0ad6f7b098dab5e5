import { useTranslation } from 'react-i18next';
import { passwordMinCharacters } from '@sabi/contracts/identity/password';

/** At this length a password is hard to guess, whatever its characters. */
const strongCharacters = 12;

/** A hint while a password is typed. Only the service knows whether it is a common one. */
export function usePasswordHint(password: string | undefined): string {
  const { t } = useTranslation();
  const characters = [...(password ?? '')].length;
  if (characters === 0) return t('signUp.passwordHint');
  if (characters < passwordMinCharacters)
    return t('rules.strength.short', { count: passwordMinCharacters - characters });
  return t(characters < strongCharacters ? 'rules.strength.enough' : 'rules.strength.strong');
}
