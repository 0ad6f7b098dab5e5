import type { AuditChain } from '@sabi/audit/audit-chain';
import type { Consumption } from '@sabi/contracts/http/billing/entitlements';
import type { Staff } from '@sabi/service-kit/staff';
import type { Transaction } from '@sabi/service-kit/transaction';
import { recordStaffAct } from '../audit/record-staff-act';
import { type ConsumeDependencies, consumeEntitlement, type ConsumeInput } from './consume-entitlement';

/** The same for the staff, with an entry in the audit chain unless repeated. */
export function consumeForStaff(
  { staff, ...input }: Omit<ConsumeInput, 'staffId'> & { staff: Staff },
  { auditChain, ...dependencies }: ConsumeDependencies & { auditChain: Pick<AuditChain, 'append'> },
): Promise<Consumption> {
  const { userId, request } = input;
  const { kind, quantity, reference = null } = request;
  const act = {
    event: 'entitlement.used',
    staff,
    subject: { type: 'entitlement', id: kind },
    orderId: null,
    userId,
    facts: { kind, quantity, reference },
  } as const;
  const recordUse = (transaction: Transaction) => recordStaffAct(act, { auditChain }, transaction);
  const staffId = staff.subject ?? staff.role;
  return consumeEntitlement({ ...input, staffId }, { ...dependencies, recordUse });
}
