import type { AuditChain } from '@sabi/audit/audit-chain';
import { staffActor } from '@sabi/audit/staff-actor';
import type { StaffAct, StaffAudit } from '../domain/audit/staff-audit';

type Details = Pick<StaffAct, 'facts'> & { readonly order_id: string | null };

export function createStaffAudit(chain: Pick<AuditChain, 'append'>): StaffAudit {
  return {
    record: async ({ event, staff, subject, orderId, userId, facts }, transaction) => {
      const details: Details = { order_id: orderId, facts };
      const payload = { about: userId === null ? [] : [userId], details };
      await chain.append({ ...staffActor(staff), action: event, subject, payload }, transaction);
    },
  };
}

/** What the staff did about an account, oldest first. */
export async function findStaffActs(chain: Pick<AuditChain, 'listAccountActs'>, userId: string) {
  const acts = await chain.listAccountActs(userId);
  return acts.map(({ entry, details }) => ({
    event: entry.action as StaffAct['event'],
    created_at: entry.at,
    ...(details as Details),
  }));
}
