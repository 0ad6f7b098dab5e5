import { grantRulesOf } from '../catalogue/grant-rules';
import type { Redemptions } from '../catalogue/redemptions';
import type { OrderedItem } from './order';

/** Single services are sold once they can be used; plans always, without such entitlements (ADR 0064). */
export function isSold(
  ordered: OrderedItem & { readonly catalogueVersion: string },
  redemptions: Redemptions,
): boolean {
  if (ordered.kind === 'subscription') return true;
  const { kind } = grantRulesOf(ordered.catalogueVersion).services[ordered.item];
  return redemptions[kind].way !== 'not_yet';
}
