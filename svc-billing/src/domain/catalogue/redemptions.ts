import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { Redemption } from '@sabi/contracts/billing/redemption';

/** How each kind is redeemed; tests pass their own table. */
export type Redemptions = Readonly<Record<EntitlementKind, Redemption>>;
