import { type Connection, Schema } from 'mongoose';
import type { OAuthClient } from '../../domain/oauth-server/oauth-client';

export type StoredOAuthClient = Omit<OAuthClient, 'id'> & { _id: string };

const text = { type: String, default: null };
const texts = { type: [String], required: true } as never;

/** Few: not sharded. */
const oauthClientSchema = new Schema<StoredOAuthClient>(
  {
    _id: { type: String, required: true },
    secret_hash: text,
    client_type: { type: String, required: true },
    token_endpoint_auth_method: { type: String, required: true },
    redirect_uris: texts,
    grant_types: texts,
    client_name: text,
    client_uri: text,
    logo_uri: text,
    registration_type: { type: String, required: true },
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
  },
  { collection: 'oauth_clients', versionKey: false },
);

export const oauthClientModel = (connection: Connection) =>
  connection.model('OAuthClient', oauthClientSchema);
