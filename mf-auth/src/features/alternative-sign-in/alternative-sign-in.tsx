import type { AccountFailure } from '@sabi/shell-sdk/account';
import { useShell } from '@sabi/shell-sdk/react';
import { type ComponentType, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useFailureText } from '../../failures/use-failure-text';
import styles from './alternative-sign-in.module.css';
import type { PasskeyButtonProps } from './passkey-button';
import { ProviderButton } from './provider-button';
import { providers } from './providers';
import { useSignInOptions } from './use-sign-in-options';

interface AlternativeSignInProps {
  mode: 'signIn' | 'signUp';
  /** Set where passkeys are supported. */
  Passkey?: ComponentType<PasskeyButtonProps>;
}

/** Sign-in without typing a password. */
export function AlternativeSignIn({ mode, Passkey }: AlternativeSignInProps) {
  const { t } = useTranslation();
  const shell = useShell();
  const title = useId();
  const describe = useFailureText();
  const state: unknown = useLocation().state;
  const offered = useSignInOptions();
  const fail = (found: AccountFailure) => {
    const description = describe(found, t(`${mode}.failedText`));
    shell.toast({ tone: 'destructive', title: t(`${mode}.failedTitle`), description });
  };
  return (
    <div className={styles['ways']} role="group" aria-labelledby={title}>
      <p id={title} className={styles['title']}>
        {t('alternatives.title')}
      </p>
      <div className={styles['buttons']}>
        {providers
          .filter(({ name }) => offered.providers.includes(name))
          .map((provider) => (
            <ProviderButton key={provider.name} provider={provider} onFailed={fail} />
          ))}
      </div>
      {Passkey && offered.hasPasskeys && <Passkey onFailed={fail} />}
      {mode === 'signIn' && (
        <p className={styles['mail']}>
          <Link to="/auth/magic-link" state={state}>
            {t('alternatives.mail')}
          </Link>
        </p>
      )}
    </div>
  );
}
