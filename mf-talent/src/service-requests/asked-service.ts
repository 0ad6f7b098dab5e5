import type { CountedKind } from '@sabi/contracts/http/billing/entitlement-kinds';

/** Something that was bought and is done by a person, when its owner is about to ask for it. */
export interface AskedService {
  readonly kind: CountedKind;
  /** How many can still be asked for. */
  readonly left: number;
  /** In which the staff answers. */
  readonly workingDays: number;
}
