import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';

/** Active purchases of an account. */
export interface Entitlements {
  /**
   * @param authorization header of the account
   * @throws {AppError} DEPENDENCY_UNAVAILABLE
   */
  has(kind: EntitlementKind, authorization: string): Promise<boolean>;
}
