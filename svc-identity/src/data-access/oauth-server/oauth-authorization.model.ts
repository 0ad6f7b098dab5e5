import { type Connection, Schema } from 'mongoose';
import type { OAuthAuthorization } from '../../domain/oauth-server/oauth-authorization';

export type StoredOAuthAuthorization = Omit<OAuthAuthorization, 'id'> & { _id: string };

const text = { type: String, default: null };
const date = { type: Date, default: null };

/** Shard key: `_id`, hashed. A lookup by code queries every shard, once per sign-in. */
const oauthAuthorizationSchema = new Schema<StoredOAuthAuthorization>(
  {
    _id: { type: String, required: true },
    client_id: { type: String, required: true },
    redirect_uri: { type: String, required: true },
    scopes: { type: [String], required: true } as never,
    state: text,
    resource: text,
    code_challenge: { type: String, required: true },
    nonce: text,
    status: { type: String, required: true },
    user_id: text,
    authenticated_at: date,
    aal: { type: String, default: null } as never,
    code_hash: text,
    code_expires_at: date,
    session_id: text,
    created_at: { type: Date, required: true },
    expires_at: { type: Date, required: true },
    purge_at: { type: Date, required: true },
  },
  { collection: 'oauth_authorizations', versionKey: false },
);

export const oauthAuthorizationModel = (connection: Connection) =>
  connection.model('OAuthAuthorization', oauthAuthorizationSchema);
