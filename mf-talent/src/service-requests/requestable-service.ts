import type { CountedKind } from '@sabi/contracts/http/billing/entitlement-kinds';

/** A bought service that the staff provides, as the dialog for requesting it needs it. */
export interface RequestableService {
  readonly kind: CountedKind;
  /** How many can still be requested. */
  readonly left: number;
  /** Within which the staff answers a request. */
  readonly workingDays: number;
}
