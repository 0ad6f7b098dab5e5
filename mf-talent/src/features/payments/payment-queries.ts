import { useShell } from '@sabi/shell-sdk/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import {
  fetchHoldings,
  fetchPayments,
  fetchReceipts,
  fetchStatement,
  type PaymentPage,
  type StatementPage,
} from './payment-calls';

/** Key of all queries that an order or a payment changes. */
export const billingKey = ['billing'];

/** A payment appears within two intervals. */
const pollMs = 3000;

/** The staff checks it, which takes hours. */
const slowPollMs = 30_000;

function pollAfter(pages: readonly PaymentPage[] = []): number | false {
  const payments = pages.flatMap((page) => page.payments);
  if (payments.some(({ status }) => status === 'pending')) return pollMs;
  const isUnderInvestigation = payments.some((each) => each.underpaid && !each.underpaid_settled);
  return isUnderInvestigation && slowPollMs;
}

/** Orders, newest first; polled while one of them may still be paid. */
export function usePayments() {
  const { fetch } = useShell();
  return useInfiniteQuery({
    queryKey: [...billingKey, 'payments'],
    queryFn: ({ pageParam, signal }) => fetchPayments(fetch, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ payments }) => payments),
    refetchInterval: ({ state: { data } }) => pollAfter(data?.pages),
    meta: shownInPlace,
  });
}

/** The ledger, newest first. */
export function useStatement() {
  const { fetch } = useShell();
  return useInfiniteQuery({
    queryKey: [...billingKey, 'statement'],
    queryFn: ({ pageParam, signal }) => fetchStatement(fetch, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }: StatementPage) => next,
    select: ({ pages }) => pages.flatMap(({ events }) => events),
    meta: shownInPlace,
  });
}

/** The plan and the remaining quotas. */
export function useHoldings() {
  const { fetch } = useShell();
  return useQuery({
    queryKey: [...billingKey, 'holdings'],
    queryFn: ({ signal }) => fetchHoldings(fetch, signal),
    meta: shownInPlace,
  });
}

export function useReceipts() {
  const { fetch } = useShell();
  return useQuery({
    queryKey: [...billingKey, 'receipts'],
    queryFn: ({ signal }) => fetchReceipts(fetch, signal),
    meta: shownInPlace,
  });
}
