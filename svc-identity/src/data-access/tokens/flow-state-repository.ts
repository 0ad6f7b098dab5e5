import { createHash } from 'node:crypto';
import { within } from '@sabi/service-kit/transaction';
import type { Connection } from 'mongoose';
import type { FlowState } from '../../domain/sign-in-flows/flow-state';
import type { FlowStateRepository } from '../../domain/sign-in-flows/flow-state-repository';
import { flowStateModel, type StoredFlowState } from './flow-state.model';

export function createFlowStateRepository(connection: Connection): FlowStateRepository {
  const model = flowStateModel(connection);
  return {
    insert: async ({ id, auth_code: code, ...rest }, transaction) => {
      await model.create([{ _id: id, auth_code: code && hashCode(code), ...rest }], within(transaction));
    },
    find: async (id) => toFlowState(await model.findById(id).lean<StoredFlowState | null>()),
    findByAuthCode: async (authCode) =>
      toFlowState(await model.findOne({ auth_code: hashCode(authCode) }).lean<StoredFlowState | null>()),
    issueAuthCode: async (id, issue, transaction) => {
      const auth_code = issue.auth_code && hashCode(issue.auth_code);
      const changes = { ...issue, auth_code, auth_code_issued_at: new Date() };
      await model.updateOne({ _id: id }, { $set: changes }, within(transaction));
    },
    use: async (id) => {
      const { modifiedCount } = await model.updateOne(
        { _id: id, used_at: null },
        { $set: { used_at: new Date() } },
      );
      return modifiedCount === 1;
    },
    remove: async (id, transaction) => {
      const { deletedCount } = await model.deleteOne({ _id: id }, within(transaction));
      return deletedCount === 1;
    },
  };
}

/** A code has enough entropy for an unsalted hash. */
function hashCode(authCode: string): string {
  return createHash('sha256').update(authCode.toLowerCase()).digest('hex');
}

function toFlowState(stored: StoredFlowState | null): FlowState | null {
  if (!stored) return null;
  const { _id: id, ...rest } = stored;
  return { id, ...rest };
}
