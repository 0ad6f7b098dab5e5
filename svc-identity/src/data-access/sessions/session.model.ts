import { type Connection, Schema } from 'mongoose';
import type { RefreshToken, Session } from '../../domain/sessions/session';

export type StoredSession = Omit<Session, 'id'> & { _id: string };
/** `_id` is the token's hash. */
export type StoredRefreshToken = Omit<RefreshToken, 'hash'> & { _id: string; revoked_at: Date | null };

/** Shard key: `user_id`, which access tokens contain. */
const sessionSchema = new Schema<StoredSession>(
  {
    _id: { type: String, required: true },
    user_id: { type: String, required: true },
    refresh_key: { type: String, required: true },
    aal: { type: String, required: true },
    amr: { type: [{ _id: false, method: String, at: Date, provider: String }], required: true } as never,
    factor_id: { type: String, default: null },
    oauth: { type: Schema.Types.Mixed, default: null } as never,
    user_agent: { type: String, default: null },
    ip: { type: String, default: null },
    created_at: { type: Date, required: true },
    refreshed_at: { type: Date, default: null },
    chain_began_at: { type: Date, default: null },
    compromised_at: { type: Date, default: null },
    purge_at: { type: Date, default: null },
  },
  { collection: 'sessions', versionKey: false },
);

/** Shard key: `_id`, hashed. Tokens are looked up by hash alone. */
const refreshTokenSchema = new Schema<StoredRefreshToken>(
  {
    _id: { type: String, required: true },
    session_id: { type: String, required: true },
    user_id: { type: String, required: true },
    parent: { type: String, default: null },
    generation: { type: Number, required: true },
    chain_began_at: { type: Date, default: null },
    revoked: { type: Boolean, required: true },
    revoked_at: { type: Date, default: null },
    created_at: { type: Date, required: true },
    purge_at: { type: Date, default: null },
  },
  { collection: 'refresh_tokens', versionKey: false },
);

export type SessionModels = ReturnType<typeof sessionModels>;

export const sessionModels = (connection: Connection) => ({
  sessions: connection.model('Session', sessionSchema),
  tokens: connection.model('RefreshToken', refreshTokenSchema),
});
