import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';

/** What an account has bought and may use now. */
export interface Entitlements {
  /**
   * @param authorization of the account that is asked for
   * @throws {AppError} DEPENDENCY_UNAVAILABLE when it cannot be known
   */
  has(kind: EntitlementKind, authorization: string): Promise<boolean>;
}
