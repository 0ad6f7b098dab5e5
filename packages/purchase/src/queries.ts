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

/** Everything that an order or a payment changes. */
export const billingKey = ['billing'];
export const catalogueKey = ['catalogue'];
export const noticesKey = ['availability-notices'];
const ordersKey = [...billingKey, 'orders'];

/** A payment shows within two of these. */
const pollMs = 3000;
/** A person investigates, which takes hours. */
const slowPollMs = 30_000;

/** Plans and single services, as they are sold now. */
export function useCatalogue() {
  const { fetch } = useShell();
  return useQuery({
    queryKey: catalogueKey,
    queryFn: ({ signal }) => fetchCatalogue(fetch, signal),
    meta: shownInPlace,
  });
}

/** The plan of the account and what of it is used up. */
export function usePlanUsage() {
  const { fetch } = useShell();
  return useQuery({
    queryKey: [...billingKey, 'plan'],
    queryFn: ({ signal }) => fetchPlan(fetch, signal),
    meta: shownInPlace,
  });
}

/** The plan of the account; undefined while it is being loaded, null where it could not be. */
export function useCurrentPlan(): PlanType | null | undefined {
  const { data, error } = usePlanUsage();
  return data?.plan_type ?? (error ? null : undefined);
}

/** What becomes of the plans of the account when another is bought. */
export function usePlanOutcomes() {
  const { fetch } = useShell();
  return useQuery({
    queryKey: [...billingKey, 'outcomes'],
    queryFn: ({ signal }) => fetchOutcomes(fetch, signal),
    meta: shownInPlace,
  });
}

/** Whether svc-billing has refused to sell to the account: plans and services are for talent accounts. */
export function useIsOrderRefused(): boolean {
  const { error } = usePlanOutcomes();
  return error instanceof RequestFailed && error.code === 'ACCESS_DENIED';
}

/** Kinds whose availability the account wants a mail about. */
export function useAvailabilityNotices() {
  const { fetch } = useShell();
  return useQuery({
    queryKey: noticesKey,
    queryFn: ({ signal }) => fetchNotices(fetch, signal),
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

const isMissing = (error: unknown) => error instanceof RequestFailed && error.status === 404;

const isPending = ({ status }: OrderView) => status === 'pending';

/** Underpaid: it may still be granted until a person has settled it. */
const isUnderInvestigation = ({ underpaid, underpaid_settled: isSettled }: OrderView) =>
  underpaid && !isSettled;

/** One order, polled until it is paid or cannot be any more. */
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

/** The reduced prices, loaded again after each order: most vouchers can be used once. */
export function useVoucherPreview(code: string | null) {
  const { fetch } = useShell();
  return useQuery({
    queryKey: [...billingKey, 'voucher', code],
    queryFn: ({ signal }) => previewVoucher(fetch, code ?? '', signal),
    enabled: code !== null,
    // The visitor can repeat it; requests are rate limited.
    retry: false,
    refetchOnWindowFocus: false,
    meta: shownInPlace,
  });
}
