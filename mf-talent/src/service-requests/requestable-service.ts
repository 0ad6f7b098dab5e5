import type { CountedKind } from '@sabi/contracts/http/billing/entitlement-kinds';

/** A purchased service of the staff, with the data of its request dialog. */
export interface RequestableService {
  readonly kind: CountedKind;
  /** How many can still be requested. */
  readonly left: number;
  /** Time for the staff's answer. */
  readonly workingDays: number;
}
