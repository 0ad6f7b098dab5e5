import type { EntitlementKind } from '@sabi/contracts/http/entitlement-kinds';
import type { Redemption } from '@sabi/contracts/redemption';

/** How each kind is redeemed: the contract's table, or another in tests. */
export type Redemptions = Readonly<Record<EntitlementKind, Redemption>>;
