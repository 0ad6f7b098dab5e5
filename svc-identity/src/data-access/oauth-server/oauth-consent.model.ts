import { type Connection, Schema } from 'mongoose';
import type { OAuthConsent } from '../../domain/oauth-server/oauth-consent';

/** `_id` combines account and application, with one consent each. */
export type StoredOAuthConsent = OAuthConsent & { _id: string };

/** Shard key: `user_id`, missing only when an application is removed. */
const oauthConsentSchema = new Schema<StoredOAuthConsent>(
  {
    _id: { type: String, required: true },
    user_id: { type: String, required: true },
    client_id: { type: String, required: true },
    scopes: { type: [String], required: true } as never,
    granted_at: { type: Date, required: true },
    used_at: { type: Date, default: null },
  },
  { collection: 'oauth_consents', versionKey: false },
);

export const oauthConsentModel = (connection: Connection) =>
  connection.model('OAuthConsent', oauthConsentSchema);
