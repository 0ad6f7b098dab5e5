import { useTranslation } from 'react-i18next';
import { passwordMinCharacters } from '@sabi/contracts/identity/password';

/** From here on length alone makes a password hard to guess. */
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
