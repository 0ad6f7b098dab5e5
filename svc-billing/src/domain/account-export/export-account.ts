import type { ExportPart } from '@sabi/contracts/http/account-export';
import type { AccountKinds } from '../account-kinds/account-kinds';
import type { AuditLog } from '../audit/audit-log';
import type { AvailabilityNoticeRepository } from '../availability/availability-notice-repository';
import type { OrderRepository } from '../orders/order-repository';
import { viewOrder, viewOutcome } from '../orders/view-order';
import type { ServiceRequestRepository } from '../service-requests/service-request-repository';
import { viewServiceRequest } from '../service-requests/view-service-request';
import { exportEntitlements, type EntitlementExportDependencies } from './export-entitlements';

interface ExportDependencies extends EntitlementExportDependencies {
  readonly orders: Pick<OrderRepository, 'findAllOf'>;
  readonly accountKinds: Pick<AccountKinds, 'find'>;
  readonly audit: Pick<AuditLog, 'findAllOf'>;
  readonly serviceRequests: Pick<ServiceRequestRepository, 'findAllOf'>;
  readonly availabilityNotices: Pick<AvailabilityNoticeRepository, 'findAllOf'>;
}

export async function exportAccount(
  { userId, now }: { userId: string; now: Date },
  dependencies: ExportDependencies,
): Promise<ExportPart> {
  const { orders, audit, serviceRequests, availabilityNotices } = dependencies;
  const [ordered, entries, requests, notices] = await Promise.all([
    orders.findAllOf(userId),
    audit.findAllOf(userId),
    serviceRequests.findAllOf(userId),
    availabilityNotices.findAllOf(userId),
  ]);
  const data = {
    account_kind: await dependencies.accountKinds.find(userId),
    ...(await exportEntitlements({ userId, now }, dependencies)),
    orders: ordered.map((order) => ({ ...viewOrder(order, now), ...viewOutcome(order) })),
    service_requests: requests.map(viewServiceRequest),
    availability_notices: notices.map(({ kind, created_at }) => ({ kind, created_at })),
    // Without names of the staff.
    history: entries.map(({ event, order_id, facts, created_at }) => ({
      event,
      order_id,
      facts,
      created_at,
    })),
  };
  return { documents: [{ name: 'billing', data }], files: [] };
}
