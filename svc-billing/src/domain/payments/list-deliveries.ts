import type { DeliveryState, DeliveryView } from '@sabi/contracts/http/billing/orders';
import { readPageStart, cutPage, pageSize } from '@sabi/service-kit/page';
import type { DeliveryRepository } from './delivery-repository';
import { viewDelivery } from './view-delivery';

/** @throws {AppError} REQUEST_INVALID for an invalid page position */
export async function listDeliveries(
  { state, after }: { state: DeliveryState | undefined; after: string | undefined },
  { deliveries }: { deliveries: DeliveryRepository },
): Promise<{ deliveries: DeliveryView[]; next: string | null }> {
  const page = { state: state ?? null, after: readPageStart(after), limit: pageSize + 1 };
  const { rows, next } = cutPage(await deliveries.list(page), ({ receivedAt: time, id }) => ({ time, id }));
  return { deliveries: rows.map(viewDelivery), next };
}
