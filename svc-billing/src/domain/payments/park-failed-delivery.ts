import type { Transact } from '@sabi/service-kit/transaction';
import type { DeliveryRepository } from './delivery-repository';
import { recordParkedDelivery, type ParkingDependencies } from './record-parked-delivery';

interface ParkFailedDependencies extends ParkingDependencies {
  readonly deliveries: DeliveryRepository;
  readonly transact: Transact;
}

/** Parks the delivery of a dead-lettered message. */
export async function parkFailedDelivery(
  { deliveryId }: { deliveryId: string },
  dependencies: ParkFailedDependencies,
): Promise<void> {
  const { deliveries, transact } = dependencies;
  await transact(async (transaction) => {
    const delivery = await deliveries.parkFailed(deliveryId, transaction);
    if (delivery) await recordParkedDelivery(delivery, 'GIVEN_UP', dependencies, transaction);
  });
}
