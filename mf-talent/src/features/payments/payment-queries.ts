import { useShell } from '@sabi/shell-sdk/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { shownInPlace } from '../../data/query-client';
import {
  fetchHoldings,
  fetchPayments,
  fetchReceipts,
  fetchStatement,
  type PaymentPage,
  type StatementPage,
} from './payment-calls';

/** Everything that an order or a payment changes. */
export const billingKey = ['billing'];

/** A payment is told of within two of these. */
const pollMs = 3000;

const hasPending = (pages: readonly PaymentPage[] = []) =>
  pages.some(({ payments }) => payments.some(({ status }) => status === 'pending'));

/** Orders, newest first; asked for again and again while one of them waits for its payment. */
export function usePayments() {
  const { fetch } = useShell();
  return useInfiniteQuery({
    queryKey: [...billingKey, 'payments'],
    queryFn: ({ pageParam, signal }) => fetchPayments(fetch, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ payments }) => payments),
    refetchInterval: ({ state: { data } }) => (hasPending(data?.pages) ? pollMs : false),
    meta: shownInPlace,
  });
}

/** What happened to what was bought, newest first. */
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

/** The plan, and what there is to use. */
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
