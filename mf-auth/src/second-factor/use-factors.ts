import { type AccountFailure, askAccount } from '@sabi/shell-sdk/account';
import { useShell } from '@sabi/shell-sdk/react';
import { useEffect, useState } from 'react';

export interface AuthenticatorApp {
  readonly id: string;
  /** The owner's name for it; empty without one. */
  readonly name: string;
}

export type Factors =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: AccountFailure }
  | {
      readonly status: 'ready';
      readonly apps: readonly AuthenticatorApp[];
      readonly hasRecoveryCodes: boolean;
    };

/** The verified second factors of the account. */
export function useFactors(): { factors: Factors; retry: () => void } {
  const shell = useShell();
  const [factors, setFactors] = useState<Factors>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    void askAccount(shell, (client) => client.mfa.listFactors()).then(({ answer, failure }) => {
      if (isOver) return;
      if (failure) setFactors({ status: 'failed', failure });
      else setFactors(describe(answer.data?.all ?? []));
    });
    return () => {
      isOver = true;
    };
  }, [shell, attempt]);
  const retry = () => {
    setFactors({ status: 'loading' });
    setAttempt((count) => count + 1);
  };
  return { factors, retry };
}

interface ListedFactor {
  readonly id: string;
  readonly factor_type: string;
  readonly status: string;
  readonly friendly_name?: string | undefined;
}

function describe(all: readonly ListedFactor[]): Factors {
  const verified = all.filter(({ status }) => status === 'verified');
  const apps = verified.filter(({ factor_type: type }) => type === 'totp');
  return {
    status: 'ready',
    apps: apps.map(({ id, friendly_name: name = '' }) => ({ id, name })),
    hasRecoveryCodes: verified.some(({ factor_type: type }) => type === 'recovery_code'),
  };
}
