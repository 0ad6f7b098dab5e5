import { type Connection, Schema } from 'mongoose';
import type { FlowState } from '../../domain/sign-in-flows/flow-state';

export type StoredFlowState = Omit<FlowState, 'id'> & { _id: string };

const text = { type: String, default: null };
const date = { type: Date, default: null };

/** Shard key: `_id`, hashed. A lookup by code queries every shard, once per sign-in. */
const flowStateSchema = new Schema<StoredFlowState>(
  {
    _id: { type: String, required: true },
    auth_code: text,
    code_challenge: text,
    code_challenge_method: text,
    authentication_method: { type: String, required: true },
    provider_type: { type: String, required: true },
    user_id: text,
    redirect_to: text,
    linking_target_id: text,
    linking_session_id: text,
    invite_token: text,
    browser_hash: text,
    provider_tokens: text,
    used_at: date,
    created_at: { type: Date, required: true },
    auth_code_issued_at: date,
    expires_at: { type: Date, required: true },
    purge_at: { type: Date, required: true },
  },
  { collection: 'flow_states', versionKey: false },
);

export const flowStateModel = (connection: Connection) => connection.model('FlowState', flowStateSchema);
