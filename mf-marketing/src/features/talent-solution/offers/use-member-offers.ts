import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberOffersProps } from './member-offers';

interface MemberOffersState {
  /** Null until its code and its words are there. */
  readonly MemberOffers: ComponentType<MemberOffersProps> | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Prices and purchase have code of their own, which a visitor never loads. */
export function useMemberOffers(wanted: boolean): MemberOffersState {
  const { logger } = useShell();
  const language = useLanguage();
  const { i18n } = useTranslation('talent-solution');
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<
    { MemberOffers: ComponentType<MemberOffersProps> } | 'failed' | null
  >(null);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const load = async () => {
      const [module] = await Promise.all([
        // oxlint-disable-next-line sabi/resilient-import -- a failure is shown with a button in its own place
        import(/* webpackChunkName: "member-offers" */ './member-offers'),
        i18n.loadNamespaces('purchase'),
      ]);
      if (!left) setOutcome({ MemberOffers: module.MemberOffers });
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
    MemberOffers: outcome && outcome !== 'failed' ? outcome.MemberOffers : null,
    hasFailed: outcome === 'failed',
    retry: () => {
      setOutcome(null);
      setAttempt(attempt + 1);
    },
  };
}
