import { entitlementKindSchema } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { Holding } from '@sabi/contracts/http/billing/payment-history';
import { ensureStarter, type EnsureStarterDependencies } from './activate-starter';
import { type BoughtItemDependencies, findBought, viewBought } from './bought-item';
import { liveLots } from './ledger';

/** Current entitlements with their orders, including used-up ones. */
export async function viewHoldings(
  { userId, now }: { userId: string; now: Date },
  dependencies: EnsureStarterDependencies & BoughtItemDependencies,
): Promise<Holding[]> {
  await ensureStarter({ userId, now }, dependencies);
  const { lots } = await dependencies.ledger.read(userId);
  const bought = await findBought(
    userId,
    lots.map(({ order_id: id }) => id),
    dependencies,
  );
  return entitlementKindSchema.options.flatMap((kind) => {
    const live = liveLots(lots, kind, now);
    if (live.length === 0) return [];
    const sum = (of: 'granted' | 'remaining') => live.reduce((total, lot) => total + lot[of], 0);
    return {
      kind,
      used: sum('granted') - sum('remaining'),
      total: sum('granted'),
      lots: live.map(({ lot_id, order_id: id, granted, remaining, ends_at: end }) => {
        const order = id === null ? undefined : bought.get(id);
        return {
          lot_id,
          order: order ? viewBought(order) : null,
          granted,
          remaining,
          ends_at: end?.toISOString() ?? null,
        };
      }),
    };
  });
}
