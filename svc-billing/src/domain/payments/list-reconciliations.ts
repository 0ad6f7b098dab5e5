import type { Reconciliation } from '@sabi/contracts/http/billing/orders';
import { pageSize } from '@sabi/service-kit/page';
import type { ReconciliationRepository } from './reconciliation-repository';

/** Newest first. */
export async function listReconciliations({
  reconciliations,
}: {
  reconciliations: ReconciliationRepository;
}): Promise<Reconciliation[]> {
  const runs = await reconciliations.list(pageSize);
  return runs.map(({ runAt, ordersChecked, paymentsListed, healed, drift }) => ({
    run_at: runAt.toISOString(),
    orders_checked: ordersChecked,
    payments_listed: paymentsListed,
    healed: [...healed],
    drift: drift.map(({ orderId, invoiceId, reason }) => ({
      order_id: orderId,
      invoice_id: invoiceId,
      reason,
    })),
  }));
}
