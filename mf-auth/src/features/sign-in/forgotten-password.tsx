import { useShell } from '@sabi/shell-sdk/react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import styles from './sign-in.module.css';

const path = '/auth/forgot-password';

/** Passes on the typed address and the page to return to. */
export function ForgottenPassword({ getEmail }: { getEmail: () => string }) {
  const { t } = useTranslation();
  const shell = useShell();
  const state: unknown = useLocation().state;
  const leave = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    shell.navigate(path, { state: { ...(Object(state) as object), email: getEmail() } });
  };
  return (
    <p className={styles['forgotten']}>
      <Link to={path} onClick={leave}>
        {t('signIn.forgot')}
      </Link>
    </p>
  );
}
