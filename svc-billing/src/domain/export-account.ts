import type { ExportPart } from '@sabi/contracts/http/account-export';
import type { AuditLog } from '../data-access/audit-log';
import type { OrderRepository } from '../data-access/order-repository';
import { exportEntitlements, type EntitlementExportDependencies } from './entitlements/export-entitlements';
import { viewOrder, viewOutcome } from './orders/view-order';

interface ExportDependencies extends EntitlementExportDependencies {
  readonly orders: Pick<OrderRepository, 'findAllOf'>;
  readonly audit: Pick<AuditLog, 'findAllOf'>;
}

/** Everything that is kept of an account here, for its owner. */
export async function exportAccount(
  { userId, now }: { userId: string; now: Date },
  dependencies: ExportDependencies,
): Promise<ExportPart> {
  const { orders, audit } = dependencies;
  const [ordered, entries] = await Promise.all([orders.findAllOf(userId), audit.findAllOf(userId)]);
  const data = {
    ...(await exportEntitlements({ userId, now }, dependencies)),
    orders: ordered.map((order) => ({ ...viewOrder(order, now), ...viewOutcome(order) })),
    // Who of the staff it was is theirs.
    history: entries.map(({ event, order_id, facts, created_at }) => ({
      event,
      order_id,
      facts,
      created_at,
    })),
  };
  return { documents: [{ name: 'billing', data }], files: [] };
}
