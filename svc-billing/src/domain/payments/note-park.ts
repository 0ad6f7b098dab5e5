import type { ParkingReason } from '@sabi/contracts/http/orders';
import type { Logger } from '@sabi/service-kit/logger';
import type { Transaction } from '@sabi/service-kit/transaction';
import { type AuditLog, provider } from '../../data-access/audit-log';
import type { WebhookDelivery } from '../../data-access/delivery-repository';
import type { AlertStaff } from '../alerts/alert-staff';

export interface ParkDependencies {
  readonly audit: AuditLog;
  readonly alertStaff: AlertStaff;
  readonly logger: Logger;
}

/** Leaves evidence of a delivery that is parked, and tells the staff. */
export async function notePark(
  { id, orderId, invoiceId }: WebhookDelivery,
  reason: ParkingReason,
  { audit, alertStaff, logger }: ParkDependencies,
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
