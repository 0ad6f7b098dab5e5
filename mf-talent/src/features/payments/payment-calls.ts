import type { OrderView } from '@sabi/contracts/http/billing/orders';
import type {
  cancelOrderRoute,
  Holdings,
  listHoldingsRoute,
  listPaymentsRoute,
  listStatementRoute,
  Payment,
  StatementEvent,
} from '@sabi/contracts/http/billing/payment-history';
import type { listReceiptsRoute, Receipt } from '@sabi/contracts/http/billing/receipts';
import type { Language } from '@sabi/contracts/language';
import { request, requestJson } from '@sabi/shell-sdk/http';
import { readFileName } from '../../downloads/read-file-name';
import type { ReceivedFile } from '../../downloads/save-file';

type Fetch = typeof globalThis.fetch;

const paymentsUrl: (typeof listPaymentsRoute)['path'] = '/api/billing/v1/payments';
const holdingsUrl: (typeof listHoldingsRoute)['path'] = '/api/billing/v1/holdings';
const statementUrl: (typeof listStatementRoute)['path'] = '/api/billing/v1/statement';
const receiptsUrl: (typeof listReceiptsRoute)['path'] = '/api/billing/v1/receipts';
const cancelUrl: (typeof cancelOrderRoute)['path'] = '/api/billing/v1/orders/{orderId}/give-up';

export interface PaymentPage {
  readonly payments: readonly Payment[];
  readonly next: string | null;
}

export interface StatementPage {
  readonly events: readonly StatementEvent[];
  readonly next: number | null;
}

/** @param after `next` of the previous page; null for the newest. @throws {RequestFailed} */
export const fetchPayments = (fetch: Fetch, after: string | null, signal: AbortSignal) =>
  requestJson<PaymentPage>(fetch, after ? `${paymentsUrl}?after=${encodeURIComponent(after)}` : paymentsUrl, {
    signal,
  });

/** @param before `next` of the previous page; null for the newest. @throws {RequestFailed} */
export const fetchStatement = (fetch: Fetch, before: number | null, signal: AbortSignal) =>
  requestJson<StatementPage>(fetch, before === null ? statementUrl : `${statementUrl}?before=${before}`, {
    signal,
  });

export const fetchHoldings = (fetch: Fetch, signal: AbortSignal) =>
  requestJson<Holdings>(fetch, holdingsUrl, { signal });

export const fetchReceipts = (fetch: Fetch, signal: AbortSignal) =>
  requestJson<{ receipts: Receipt[] }>(fetch, receiptsUrl, { signal });

/** Cancels an unpaid order. @throws {RequestFailed} */
export const cancelOrder = (fetch: Fetch, id: string) =>
  requestJson<OrderView>(fetch, cancelUrl.replace('{orderId}', id), { method: 'POST' });

/** A receipt in a language. @throws {RequestFailed} */
export async function fetchReceiptFile(
  fetch: Fetch,
  { id, language }: { id: string; language: Language },
): Promise<ReceivedFile> {
  const response = await request(fetch, `${receiptsUrl}/${id}/file?language=${language}`);
  return { name: readFileName(response, 'receipt.pdf'), content: await response.blob() };
}
