import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { Redemption } from '@sabi/contracts/billing/redemption';

/** Redemption of each kind; tests pass their own table. */
export type Redemptions = Readonly<Record<EntitlementKind, Redemption>>;
