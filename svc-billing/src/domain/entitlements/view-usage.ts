import { entitlementKindSchema } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { EntitlementUsage } from '@sabi/contracts/http/billing/entitlements';
import { liveLots, type Lot } from './ledger';

/** Granted and used quantities of all lots that have not ended. */
export function viewUsage(lots: readonly Lot[], now: Date): EntitlementUsage[] {
  return entitlementKindSchema.options.flatMap((kind) => {
    const live = liveLots(lots, kind, now);
    if (live.length === 0) return [];
    const total = live.reduce((sum, { granted }) => sum + granted, 0);
    const left = live.filter(({ remaining }) => remaining > 0);
    const remaining = left.reduce((sum, lot) => sum + lot.remaining, 0);
    return { kind, used: total - remaining, total, ends_at: left[0]?.ends_at?.toISOString() ?? null };
  });
}
