import type { AuditChain } from '@sabi/audit/audit-chain';
import type { StaffAct, StaffActDetails } from '../domain/audit/record-staff-act';

/** Staff acts about an account, oldest first. */
export async function findStaffActs(chain: Pick<AuditChain, 'listAccountActs'>, userId: string) {
  const acts = await chain.listAccountActs(userId);
  return acts.map(({ entry, details }) => ({
    event: entry.action as StaffAct['event'],
    created_at: entry.at,
    ...(details as StaffActDetails),
  }));
}
