import type { Catalogue } from '@sabi/contracts/http/billing';
import type { EntitlementKind } from '@sabi/contracts/http/entitlement-kinds';
import type { Redemption } from '@sabi/contracts/redemption';

/** How a kind is redeemed today; undefined for what nothing that is offered gives. */
export function findRedemption(
  { plans, services }: Catalogue,
  kind: EntitlementKind,
): Redemption | undefined {
  const offered = [...services, ...plans.flatMap(({ features }) => features)];
  return offered.find((each) => each.kind === kind)?.redemption ?? undefined;
}
