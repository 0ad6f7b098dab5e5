import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountOffersProps } from './account-offers';

interface AccountOffersState {
  /** Null until its code and texts have loaded. */
  readonly AccountOffers: ComponentType<AccountOffersProps> | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Code of prices and purchase, which visitors never load. */
export function useAccountOffers(wanted: boolean): AccountOffersState {
  const { logger } = useShell();
  const language = useLanguage();
  const { i18n } = useTranslation('talent-solution');
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<
    { AccountOffers: ComponentType<AccountOffersProps> } | 'failed' | null
  >(null);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const load = async () => {
      const [module] = await Promise.all([
        // oxlint-disable-next-line sabi/resilient-import -- a failure is shown with a button in its own place
        import(/* webpackChunkName: "account-offers" */ './account-offers'),
        i18n.loadNamespaces('purchase'),
      ]);
      if (!left) setOutcome({ AccountOffers: module.AccountOffers });
    };
    load().catch((error: unknown) => {
      logger.error('offers.code.failed', error);
      if (!left) setOutcome('failed');
    });
    return () => {
      left = true;
    };
  }, [wanted, attempt, language, i18n, logger]);
  return {
    AccountOffers: outcome && outcome !== 'failed' ? outcome.AccountOffers : null,
    hasFailed: outcome === 'failed',
    retry: () => {
      setOutcome(null);
      setAttempt(attempt + 1);
    },
  };
}
