import type { EntitlementKind } from '@sabi/contracts/http/entitlement-kinds';
import type { Redemption } from '@sabi/contracts/redemption';

/** How each kind is redeemed; tests pass their own table. */
export type Redemptions = Readonly<Record<EntitlementKind, Redemption>>;
