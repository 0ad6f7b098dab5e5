import { type AccountFailure, tryAccount } from '@sabi/shell-sdk/account';
import { useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../failures/failure-notice';
import { Lead } from '../../layout/lead';
import type consent from '../../locales/en/consent.json';
import styles from './consent.module.css';
import type { Authorization } from './use-authorization';

type KnownScope = keyof typeof consent.scopes;

/** Scopes that svc-identity grants, in its order. */
const knownScopes: readonly string[] = [
  'openid',
  'profile',
  'email',
  'phone',
  'offline_access',
] satisfies KnownScope[];

const isKnown = (scope: string): scope is KnownScope => knownScopes.includes(scope);

type Decision = 'allow' | 'deny';

/** The consent screen: application, scopes, account and redirect target. */
export function ConsentQuestion({ authorization }: { authorization: Authorization }) {
  const { t } = useTranslation('consent');
  const shell = useShell();
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const { id, clientName, email, scopes, host } = authorization;

  const decide = async (decision: Decision) => {
    setDeciding(decision);
    setFailure(null);
    const found = await tryAccount(shell, ({ oauth }) =>
      decision === 'allow' ? oauth.approveAuthorization(id) : oauth.denyAuthorization(id),
    );
    if (!found) return; // the browser is leaving
    setDeciding(null);
    setFailure(found);
  };
  return (
    <>
      <Lead>{t('text', { name: clientName, email })}</Lead>
      <ul className={styles['scopes']}>
        {scopes.map((scope) => (
          <li key={scope}>
            <Check size={20} aria-hidden="true" />
            {isKnown(scope) ? t(`scopes.${scope}`) : scope}
          </li>
        ))}
      </ul>
      <Lead>{t('leadsTo', { host })}</Lead>
      <FailureNotice failure={failure} title={t('failedTitle')} fallback={t('overText')} />
      <div className={styles['answers']}>
        <Button
          busy={deciding === 'allow'}
          disabled={deciding === 'deny'}
          onClick={() => void decide('allow')}
        >
          {t('allow')}
        </Button>
        <Button
          variant="secondary"
          busy={deciding === 'deny'}
          disabled={deciding === 'allow'}
          onClick={() => void decide('deny')}
        >
          {t('deny')}
        </Button>
      </div>
    </>
  );
}
