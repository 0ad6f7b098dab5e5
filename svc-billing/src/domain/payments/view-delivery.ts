import type { DeliveryView } from '@sabi/contracts/http/billing/orders';
import type { WebhookDelivery } from './webhook-delivery';

/** Omits the body, which may contain the buyer's input. */
export const viewDelivery = (delivery: WebhookDelivery): DeliveryView => ({
  delivery_id: delivery.id,
  state: delivery.state,
  reason: delivery.reason,
  order_id: delivery.orderId,
  invoice_id: delivery.invoiceId,
  status: delivery.status,
  copies: delivery.copies,
  received_at: delivery.receivedAt.toISOString(),
  handled_at: delivery.handledAt?.toISOString() ?? null,
});
