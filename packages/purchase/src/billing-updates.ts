import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { billingKey } from './queries';

const channelName = 'sabi-billing';

const isSupported = () => 'BroadcastChannel' in globalThis;

/** @returns a function that reloads everything affected by an order or a payment, in this tab and the others */
export function useInvalidateBilling(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: billingKey });
    if (!isSupported()) return;
    const channel = new BroadcastChannel(channelName);
    channel.postMessage(null);
    channel.close();
  }, [queryClient]);
}

/** Reloads it when another tab has ordered or seen a payment. */
export function useBillingUpdates(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isSupported()) return;
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', () => void queryClient.invalidateQueries({ queryKey: billingKey }));
    return () => channel.close();
  }, [queryClient]);
}
