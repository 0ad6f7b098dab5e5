import type { Payment } from '@sabi/contracts/http/billing/payment-history';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { billingKey } from './payment-queries';

/** Says that a payment has arrived, and has everything that depends on it loaded anew. */
export function usePaymentNews(payments: readonly Payment[] | undefined): void {
  const { toast } = useShell();
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const known = useRef(new Map<string, Payment['status']>());
  useEffect(() => {
    const changed = (payments ?? []).filter(({ order_id: id, status }) => {
      const before = known.current.get(id);
      known.current.set(id, status);
      return before !== undefined && before !== status;
    });
    for (const { status, name } of changed)
      if (status === 'paid')
        toast({
          tone: 'success',
          title: t('news.paid'),
          description: t('news.paidText', { name: name[language] }),
        });
    if (changed.length > 0) void queryClient.invalidateQueries({ queryKey: billingKey });
  }, [payments, queryClient, toast, t, language]);
}

/** Loads anew whenever the visitor comes back, also from a window beside this one: it may have been paid there. */
export function useLookAgain(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const look = () => void queryClient.invalidateQueries({ queryKey: billingKey });
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [queryClient]);
}
