import type { Factor } from '../users/factor';
import type { SecretBox } from '../encryption/secret-box';
import type { Identity, User } from '../users/user';
import type { DumpValues } from './dump';
import { emptyTokenColumns } from './export-columns';
import { writeWebAuthnColumn } from './web-authn-column';

const onlyInstance = '00000000-0000-0000-0000-000000000000';
const noTokens = Object.fromEntries(emptyTokenColumns.map((column) => [column, '']));

/** The row of `auth.users`. */
export function writeUserRow(user: User): DumpValues {
  return {
    instance_id: onlyInstance,
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email,
    encrypted_password: user.password_hash ?? '',
    email_confirmed_at: time(user.email_confirmed_at),
    invited_at: time(user.invited_at),
    confirmation_sent_at: time(user.confirmation_sent_at),
    recovery_sent_at: time(user.recovery_sent_at),
    email_change: user.new_email ?? '',
    email_change_sent_at: time(user.email_change_sent_at),
    last_sign_in_at: time(user.last_sign_in_at),
    raw_app_meta_data: JSON.stringify(user.app_metadata),
    raw_user_meta_data: JSON.stringify(user.user_metadata),
    created_at: time(user.created_at),
    updated_at: time(user.updated_at),
    phone: user.phone,
    phone_confirmed_at: time(user.phone_confirmed_at),
    phone_change: user.new_phone ?? '',
    phone_change_sent_at: time(user.phone_change_sent_at),
    banned_until: time(user.banned_until),
    reauthentication_sent_at: time(user.reauthentication_sent_at),
    is_sso_user: flag(user.is_sso_user),
    deleted_at: time(user.deleted_at),
    is_anonymous: flag(user.is_anonymous),
    ...noTokens,
  };
}

/** The row of `auth.identities`. */
export function writeIdentityRow(userId: string, identity: Identity): DumpValues {
  return {
    provider_id: identity.provider_id,
    user_id: userId,
    identity_data: JSON.stringify(identity.identity_data),
    provider: identity.provider,
    last_sign_in_at: time(identity.last_sign_in_at),
    created_at: time(identity.created_at),
    updated_at: time(identity.updated_at),
    id: identity.identity_id,
  };
}

/** The row of `auth.mfa_factors`, with the secret of an authenticator app decrypted. */
export function writeFactorRow(userId: string, factor: Factor, secretBox: SecretBox): DumpValues {
  const { id, credential } = factor;
  return {
    id,
    user_id: userId,
    // GoTrue cannot read an account whose factor has NULL here or as secret.
    friendly_name: factor.friendly_name,
    factor_type: factor.factor_type,
    status: factor.status,
    created_at: time(factor.created_at),
    updated_at: time(factor.updated_at),
    secret: factor.secret ? secretBox.open(factor.secret, id) : '',
    phone: factor.phone,
    last_challenged_at: time(factor.last_challenged_at),
    web_authn_credential: credential && writeWebAuthnColumn(credential),
    web_authn_aaguid: credential && credential.aaguid,
  };
}

/** UTC in PostgreSQL's format. */
const time = (date: Date | null | undefined): string | null =>
  date ? date.toISOString().replace('T', ' ').replace('Z', '+00') : null;

const flag = (value: boolean): string => (value ? 't' : 'f');
