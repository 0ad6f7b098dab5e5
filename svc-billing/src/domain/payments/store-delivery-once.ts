import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import { DeliveryExists, type DeliveryRepository } from './delivery-repository';
import type { WebhookDelivery } from './webhook-delivery';

/** Inserts a delivery and runs `onStored` in one transaction; copies are only counted. */
export async function storeDeliveryOnce(
  delivery: WebhookDelivery,
  onStored: (transaction: Transaction) => Promise<void>,
  { deliveries, transact }: { deliveries: DeliveryRepository; transact: Transact },
): Promise<void> {
  if (await deliveries.countCopy(delivery.key)) return;
  try {
    await transact(async (transaction) => {
      await deliveries.insert(delivery, transaction);
      await onStored(transaction);
    });
  } catch (error) {
    if (!(error instanceof DeliveryExists)) throw error;
    await deliveries.countCopy(delivery.key);
  }
}
