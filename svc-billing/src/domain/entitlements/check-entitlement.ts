import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import { ensureStarter, type EnsureStarterDependencies, isPartOfStarter } from './activate-starter';
import { liveLots } from './ledger';

interface Query {
  readonly userId: string;
  readonly kind: EntitlementKind;
  readonly quantity: number;
  readonly now: Date;
}

/** Whether an account has this quantity left, and the end of the last lot. */
export async function checkEntitlement(
  { userId, kind, quantity, now }: Query,
  dependencies: EnsureStarterDependencies,
): Promise<{ allowed: boolean; available: number; ends_at: string | null }> {
  let { lots } = await dependencies.ledger.read(userId);
  const hasStarter = lots.some(({ cause }) => cause === 'starter');
  if (isPartOfStarter(kind) && !hasStarter) {
    await ensureStarter({ userId, now }, dependencies);
    ({ lots } = await dependencies.ledger.read(userId));
  }
  const left = liveLots(lots, kind, now).filter(({ remaining }) => remaining > 0);
  const available = left.reduce((sum, { remaining }) => sum + remaining, 0);
  return { allowed: available >= quantity, available, ends_at: left.at(-1)?.ends_at?.toISOString() ?? null };
}
