import { languages } from '@sabi/contracts/language';
import { type Connection, Schema } from 'mongoose';
import type { Factor } from '../../domain/users/factor';
import type { Identity, User } from '../../domain/users/user';

export type StoredUser = Omit<User, 'id'> & { _id: string };

const date = { type: Date, default: null };
const metadata = { type: Schema.Types.Mixed, required: true } as never;

const identitySchema = new Schema<Identity>(
  {
    identity_id: { type: String, required: true },
    provider: { type: String, required: true },
    provider_id: { type: String, required: true },
    identity_data: metadata,
    email: { type: String, default: null },
    last_sign_in_at: { type: Date, required: true },
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
  },
  { _id: false, minimize: false },
);

const factorSchema = new Schema<Factor>(
  {
    id: { type: String, required: true },
    factor_type: { type: String, required: true },
    status: { type: String, required: true },
    friendly_name: { type: String, default: '' },
    phone: { type: String, default: null },
    secret: { type: String, default: null },
    credential: { type: Schema.Types.Mixed, default: null } as never,
    last_totp_step: { type: Number, default: null },
    last_challenged_at: date,
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
  },
  { _id: false, id: false, minimize: false },
);

/**
 * Accounts with identities and second factors. Not sharded: addresses and provider ids are unique across
 * accounts, which a sharded collection cannot guarantee. Ten million of about 2 KB fit on one shard.
 */
const userSchema = new Schema<StoredUser>(
  {
    _id: { type: String, required: true },
    aud: { type: String, required: true },
    role: { type: String, required: true },
    email: { type: String, default: null },
    email_confirmed_at: date,
    phone: { type: String, default: null },
    phone_confirmed_at: date,
    password_hash: { type: String, default: null },
    invited_at: date,
    confirmation_sent_at: date,
    recovery_sent_at: date,
    new_email: { type: String, default: null },
    email_change_sent_at: date,
    new_phone: { type: String, default: null },
    phone_change_sent_at: date,
    reauthentication_sent_at: date,
    last_sign_in_at: date,
    app_metadata: metadata,
    user_metadata: metadata,
    set_by_admin: { type: Schema.Types.Mixed, default: null } as never,
    identities: { type: [identitySchema], required: true } as never,
    factors: { type: [factorSchema], default: [] } as never,
    language: { type: String, enum: languages, required: true },
    is_anonymous: { type: Boolean, required: true },
    is_sso_user: { type: Boolean, default: false },
    banned_until: date,
    deleted_at: date,
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
  },
  { collection: 'users', versionKey: false, minimize: false },
);

export const userModel = (connection: Connection) => connection.model('User', userSchema);
