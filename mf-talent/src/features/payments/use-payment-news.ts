import type { Payment } from '@sabi/contracts/http/billing/payment-history';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { billingKey } from './payment-queries';

/** Announces a payment, and reloads everything that depends on it. */
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

/** Reloads when the visitor returns, also from a window beside this one, where the payment may have been made. */
export function useLookAgain(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const look = () => void queryClient.invalidateQueries({ queryKey: billingKey });
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [queryClient]);
}
