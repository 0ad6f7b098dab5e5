import type { ParkingReason } from '@sabi/contracts/http/billing/orders';
import type { Logger } from '@sabi/service-kit/logger';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { AlertStaff } from '../alerts/alert-staff';
import { type AuditLog, provider } from '../audit/audit-log';
import type { WebhookDelivery } from './webhook-delivery';

export interface ParkingDependencies {
  readonly audit: AuditLog;
  readonly alertStaff: AlertStaff;
  readonly logger: Logger;
}

/** Logs and audits a parked delivery, and alerts the staff. */
export async function recordParkedDelivery(
  { id, orderId, invoiceId }: WebhookDelivery,
  reason: ParkingReason,
  { audit, alertStaff, logger }: ParkingDependencies,
  transaction: Transaction,
): Promise<void> {
  logger.warn({ delivery_id: id, reason }, 'webhook.parked');
  const facts = { delivery_id: id, invoice_id: invoiceId, reason };
  await audit.add(
    { event: 'delivery.parked', order_id: orderId, user_id: null, by: provider, facts },
    transaction,
  );
  await alertStaff({ reason, order_id: orderId, invoice_id: invoiceId, delivery_id: id }, transaction);
}
