import type { Transact } from '@sabi/service-kit/transaction';
import type { DeliveryRepository } from '../../data-access/delivery-repository';
import { notePark, type ParkDependencies } from './note-park';

interface GiveUpDependencies extends ParkDependencies {
  readonly deliveries: DeliveryRepository;
  readonly transact: Transact;
}

/** Parks what could not be worked on for as long as it was tried. */
export async function giveUpDelivery(
  { deliveryId }: { deliveryId: string },
  dependencies: GiveUpDependencies,
): Promise<void> {
  const { deliveries, transact } = dependencies;
  await transact(async (transaction) => {
    const delivery = await deliveries.giveUp(deliveryId, transaction);
    if (delivery) await notePark(delivery, 'GIVEN_UP', dependencies, transaction);
  });
}
