import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { billingKey } from './queries';

const channelName = 'sabi-billing';

const isSupported = () => 'BroadcastChannel' in globalThis;

/** @returns what has all that an order or a payment changes loaded anew, here and in the other tabs */
export function useTellBilling(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: billingKey });
    if (!isSupported()) return;
    const channel = new BroadcastChannel(channelName);
    channel.postMessage(null);
    channel.close();
  }, [queryClient]);
}

/** Loads it anew when another tab has ordered or has seen a payment. */
export function useBillingNews(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isSupported()) return;
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', () => void queryClient.invalidateQueries({ queryKey: billingKey }));
    return () => channel.close();
  }, [queryClient]);
}
