import { useShell } from '@sabi/shell-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { shownInPlace } from '../../data/query-client';
import { fetchOrder, fetchOrders, fetchPlan } from './purchase-calls';

export const planKey = ['billing', 'plan'];
export const ordersKey = ['billing', 'orders'];

/** A payment is told of within two of these. */
const pollMs = 3000;

/** The plan of the account and what of it is used up. */
export function usePlanUsage() {
  const { fetch } = useShell();
  return useQuery({
    queryKey: planKey,
    queryFn: ({ signal }) => fetchPlan(fetch, signal),
    meta: shownInPlace,
  });
}

/** The newest orders, asked for again whenever the visitor comes back to the page. */
export function useOrders() {
  const { fetch } = useShell();
  return useQuery({
    queryKey: ordersKey,
    queryFn: ({ signal }) => fetchOrders(fetch, signal),
    meta: shownInPlace,
  });
}

/** One order, asked for again and again until it is paid or cannot be any more. */
export function useOrder(id: string) {
  const { fetch } = useShell();
  return useQuery({
    queryKey: [...ordersKey, id],
    queryFn: ({ signal }) => fetchOrder(fetch, id, signal),
    refetchInterval: ({ state: { data } }) => (data && data.status !== 'pending' ? false : pollMs),
    // The payment page is in another window, and so this one may not be looked at.
    refetchIntervalInBackground: true,
    meta: shownInPlace,
  });
}
