import { type AuditChain, createAuditChain } from '@sabi/audit/audit-chain';
import { createAuditCollections } from '@sabi/audit/audit-collections';
import type { mongo } from 'mongoose';
import type { StaffActor } from '../../domain/staff/staff-actor';
import type { StaffAudit } from '../../domain/staff/staff-audit';
import type { StaffGrant } from '../../domain/staff/staff-grant';

const service = 'svc-identity';

export const createStaffChain = (db: mongo.Db): AuditChain => createAuditChain(db, service);

export function createStaffAudit(chain: Pick<AuditChain, 'append' | 'erasePayloads'>): StaffAudit {
  return {
    record: async ({ actor, action, userId, reason, before, after }, transaction) => {
      const details = { reason, ...(actor.kind === 'operator' && { operator: actor.name }) };
      await chain.append(
        {
          ...describeActor(actor),
          action,
          subject: { type: 'account', id: userId },
          payload: { about: [userId], details, ...describeStates(before, after) },
        },
        transaction,
      );
    },
    erase: async (userId, transaction) => {
      await chain.erasePayloads(userId, transaction);
    },
  };
}

/** An operator's name is in the payload, which can be erased. */
function describeActor(actor: StaffActor) {
  return actor.kind === 'staff'
    ? { actor: { id: actor.userId, kind: 'staff' as const }, role: actor.role }
    : { actor: { id: 'operate', kind: 'service' as const }, role: null };
}

function describeStates(before: StaffGrant | null, after: StaffGrant | null) {
  return { ...(before && { before: describe(before) }), ...(after && { after: describe(after) }) };
}

const describe = ({ roles, until, reason, version }: StaffGrant) => ({
  roles,
  until: until?.toISOString() ?? null,
  reason,
  version,
});

export const createStaffAuditCollections = (db: mongo.Db): Promise<void> =>
  createAuditCollections(db, service);
