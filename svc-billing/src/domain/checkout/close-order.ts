import type { Language } from '@sabi/contracts/language';
import { AppError } from '@sabi/service-kit/errors';
import type { Transact } from '@sabi/service-kit/transaction';
import { applyInvoice, type ApplyInvoiceDependencies } from '../payments/apply-invoice';
import { examineInvoice } from '../payments/examine-invoice';
import { PaymentProviderFailure } from '../payments/payment-provider';
import { ensureInvoice, type InvoiceDependencies } from '../payments/ensure-invoice';
import type { StoredOrder } from '../orders/stored-order';

export type CloseOrderDependencies = InvoiceDependencies &
  ApplyInvoiceDependencies & { readonly transact: Transact };

/**
 * Expires an open order, first at the provider, so that it can no longer be paid.
 * @throws {AppError} ORDER_STATE_UNFIT when just paid, PAYMENT_UNAVAILABLE
 */
export async function closeOrder(
  { order, language }: { order: StoredOrder; language: Language },
  dependencies: CloseOrderDependencies,
): Promise<void> {
  const { payments, transact } = dependencies;
  const { id } = await ensureInvoice({ order, language }, dependencies);
  const invoice = await expire(id);
  if (!invoice || examineInvoice(order, invoice)) throw unavailable();
  await transact((transaction) => applyInvoice({ order, invoice, paidAt: null }, dependencies, transaction));
  const after = await dependencies.orders.find(order.id);
  if (after?.status === 'paid') throw new AppError('ORDER_STATE_UNFIT', { detail: 'It has just been paid' });
  if (after?.status === 'pending') throw unavailable();

  async function expire(invoiceId: string) {
    try {
      await payments.expireInvoice(invoiceId).catch((error: unknown) => {
        // It may already be expired or paid, so its state decides.
        if (!(error instanceof PaymentProviderFailure)) throw error;
      });
      return await payments.findInvoice(invoiceId);
    } catch (error) {
      throw error instanceof PaymentProviderFailure ? unavailable(error) : error;
    }
  }
}

const unavailable = (cause?: unknown) =>
  new AppError('PAYMENT_UNAVAILABLE', { retryAfterSeconds: 5, ...(cause !== undefined && { cause }) });
