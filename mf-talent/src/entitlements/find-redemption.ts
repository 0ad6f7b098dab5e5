import type { Catalogue } from '@sabi/contracts/http/billing/catalogue';
import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { Redemption } from '@sabi/contracts/billing/redemption';

/** How a kind is redeemed today; undefined for a kind that no offer grants. */
export function findRedemption(
  { plans, services }: Catalogue,
  kind: EntitlementKind,
): Redemption | undefined {
  const offered = [...services, ...plans.flatMap(({ features }) => features)];
  return offered.find((each) => each.kind === kind)?.redemption ?? undefined;
}
