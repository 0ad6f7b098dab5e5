import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';

export interface AvailableSubject {
  readonly kind: 'available';
  readonly entitlement_kind: EntitlementKind;
}
