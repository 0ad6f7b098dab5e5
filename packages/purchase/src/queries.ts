import type { PlanType } from '@sabi/contracts/http/billing/catalogue';
import type { OrderView } from '@sabi/contracts/http/billing/orders';
import { RequestFailed } from '@sabi/shell-sdk/http';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { useShell } from '@sabi/shell-sdk/react';
import { useQuery } from '@tanstack/react-query';
import {
  fetchCatalogue,
  fetchNotices,
  fetchOrder,
  fetchOrders,
  fetchOutcomes,
  fetchPlan,
  previewVoucher,
} from './billing-calls';

/** Prefix of all queries that an order or a payment changes. */
export const billingKey = ['billing'];
export const catalogueKey = ['catalogue'];
export const noticesKey = ['availability-notices'];
const ordersKey = [...billingKey, 'orders'];

/** A payment is shown within two intervals. */
const pollMs = 3000;
/** For investigations by a person, which take hours. */
const slowPollMs = 30_000;

/** Plans and single services currently sold. */
export function useCatalogue() {
  const { fetch } = useShell();
  return useQuery({
    queryKey: catalogueKey,
    queryFn: ({ signal }) => fetchCatalogue(fetch, signal),
    meta: shownInPlace,
  });
}

/** The account's plan with its usage. */
export function usePlanUsage() {
  const { fetch } = useShell();
  return useQuery({
    queryKey: [...billingKey, 'plan'],
    queryFn: ({ signal }) => fetchPlan(fetch, signal),
    meta: shownInPlace,
  });
}

/** The account's plan; undefined while loading, null after a failure. */
export function useCurrentPlan(): PlanType | null | undefined {
  const { data, error } = usePlanUsage();
  return data?.plan_type ?? (error ? null : undefined);
}

/** Effects of buying another plan on the account's plans. */
export function usePlanOutcomes() {
  const { fetch } = useShell();
  return useQuery({
    queryKey: [...billingKey, 'outcomes'],
    queryFn: ({ signal }) => fetchOutcomes(fetch, signal),
    meta: shownInPlace,
  });
}

/** Whether svc-billing has refused an order of the account: plans and services are for talent accounts. */
export function useIsOrderRefused(): boolean {
  const { error } = usePlanOutcomes();
  return error instanceof RequestFailed && error.code === 'ACCESS_DENIED';
}

export function useAvailabilityNotices() {
  const { fetch } = useShell();
  return useQuery({
    queryKey: noticesKey,
    queryFn: ({ signal }) => fetchNotices(fetch, signal),
    meta: shownInPlace,
  });
}

/** The newest orders, reloaded whenever the visitor returns to the page. */
export function useOrders() {
  const { fetch } = useShell();
  return useQuery({
    queryKey: ordersKey,
    queryFn: ({ signal }) => fetchOrders(fetch, signal),
    meta: shownInPlace,
  });
}

const isMissing = (error: unknown) => error instanceof RequestFailed && error.status === 404;

const isPending = ({ status }: OrderView) => status === 'pending';

/** Underpaid orders may still be granted until a person has settled them. */
const isUnderInvestigation = ({ underpaid, underpaid_settled: isSettled }: OrderView) =>
  underpaid && !isSettled;

/** One order, polled until its final state. */
export function useOrder(id: string) {
  const { fetch } = useShell();
  return useQuery({
    queryKey: [...ordersKey, id],
    queryFn: ({ signal }) => fetchOrder(fetch, id, signal),
    refetchInterval: ({ state: { data, error } }) => {
      if (data && isUnderInvestigation(data)) return slowPollMs;
      const isKnown = data ? !isPending(data) : isMissing(error);
      return isKnown ? false : pollMs;
    },
    // The payment page is in another window, so this one may be in the background.
    refetchIntervalInBackground: true,
    meta: shownInPlace,
  });
}

/** Reduced prices, reloaded after each order, as most vouchers can be used once. */
export function useVoucherPreview(code: string | null) {
  const { fetch } = useShell();
  return useQuery({
    queryKey: [...billingKey, 'voucher', code],
    queryFn: ({ signal }) => previewVoucher(fetch, code ?? '', signal),
    enabled: code !== null,
    // Requests are rate limited; the visitor can repeat them.
    retry: false,
    refetchOnWindowFocus: false,
    meta: shownInPlace,
  });
}
