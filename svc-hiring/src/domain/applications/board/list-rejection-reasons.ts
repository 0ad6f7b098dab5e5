import { type RejectionReason, rejectionReasons } from '@sabi/contracts/hiring/application-terms';
import type { Language } from '@sabi/contracts/language';
import { rejectionReasonNames } from '../../letters/rejection-reasons';
import { assertMay } from '../../tenancy/rights';
import type { Tenant } from '../../tenancy/tenant';

/** @throws {AppError} ACCESS_DENIED */
export function listRejectionReasons(
  tenant: Tenant,
): { reason: RejectionReason; name: Record<Language, string> }[] {
  assertMay(tenant, 'applications.read');
  return rejectionReasons.map((reason) => ({ reason, name: { ...rejectionReasonNames[reason] } }));
}
