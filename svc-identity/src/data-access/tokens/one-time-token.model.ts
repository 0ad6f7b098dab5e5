import { type Connection, Schema } from 'mongoose';
import type { OneTimeToken } from '../../domain/one-time-tokens/one-time-token';

export type StoredOneTimeToken = Omit<OneTimeToken, 'id'> & {
  _id: string;
  /** Database time of the last submitted code. */
  attempted_at: Date | null;
};

/**
 * Shard key: `user_id`. Links and codes do not name it, so their lookup queries every shard, once per sign-in
 * by mail.
 */
const oneTimeTokenSchema = new Schema<StoredOneTimeToken>(
  {
    _id: { type: String, required: true },
    user_id: { type: String, required: true },
    type: { type: String, required: true },
    relates_to: { type: String, required: true },
    changes_to: { type: String, default: null },
    redirect_to: { type: String, default: null },
    flow_id: { type: String, default: null },
    sign_up: { type: Schema.Types.Mixed, default: null } as never,
    link_hash: { type: String, required: true },
    state: { type: String, required: true },
    attempts: { type: Number, required: true },
    attempted_at: { type: Date, default: null },
    created_at: { type: Date, required: true },
    expires_at: { type: Date, required: true },
    code_expires_at: { type: Date, default: null },
    sent_at: { type: Date, default: null },
    purge_at: { type: Date, required: true },
  },
  { collection: 'one_time_tokens', versionKey: false, minimize: false },
);

export const oneTimeTokenModel = (connection: Connection) =>
  connection.model('OneTimeToken', oneTimeTokenSchema);
