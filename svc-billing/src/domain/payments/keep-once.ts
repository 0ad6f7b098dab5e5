import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import {
  DeliveryExists,
  type DeliveryRepository,
  type WebhookDelivery,
} from '../../data-access/delivery-repository';

/** Keeps a delivery and does what follows from it in one transaction; a copy is counted and nothing follows. */
export async function keepOnce(
  delivery: WebhookDelivery,
  follow: (transaction: Transaction) => Promise<void>,
  { deliveries, transact }: { deliveries: DeliveryRepository; transact: Transact },
): Promise<void> {
  if (await deliveries.countCopy(delivery.key)) return;
  try {
    await transact(async (transaction) => {
      await deliveries.insert(delivery, transaction);
      await follow(transaction);
    });
  } catch (error) {
    if (!(error instanceof DeliveryExists)) throw error;
    await deliveries.countCopy(delivery.key);
  }
}
