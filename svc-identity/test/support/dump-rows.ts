import { randomUUID } from 'node:crypto';
import type { Row } from './dumps';
import { uniqueEmail } from './identity';

const moment = '2024-05-06 07:08:09.123456+00';

/** A row of `auth.users` with a confirmed address. */
export function userRow(columns: Row = {}): Row & { readonly id: string } {
  return {
    instance_id: '00000000-0000-0000-0000-000000000000',
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email: uniqueEmail(),
    encrypted_password: '',
    email_confirmed_at: moment,
    raw_app_meta_data: '{"provider": "email", "providers": ["email"]}',
    raw_user_meta_data: '{"email_verified": true}',
    is_super_admin: null,
    created_at: moment,
    updated_at: moment,
    phone: null,
    phone_confirmed_at: null,
    confirmation_token: '',
    banned_until: null,
    is_sso_user: 'f',
    deleted_at: null,
    is_anonymous: 'f',
    ...columns,
  };
}

/** GoTrue's identity for a user's address. */
export function identityRow(user: Row, columns: Row = {}): Row & { readonly id: string } {
  const claims = { sub: user['id'], email: user['email'], email_verified: true, phone_verified: false };
  return {
    provider_id: user['id'] ?? '',
    user_id: user['id'] ?? '',
    identity_data: JSON.stringify(claims),
    provider: 'email',
    last_sign_in_at: moment,
    created_at: moment,
    updated_at: moment,
    email: user['email'] ?? null,
    id: randomUUID(),
    ...columns,
  };
}

/** A verified authenticator app. */
export function factorRow(user: Row, columns: Row = {}): Row & { readonly id: string } {
  return {
    id: randomUUID(),
    user_id: user['id'] ?? '',
    friendly_name: 'My phone',
    factor_type: 'totp',
    status: 'verified',
    created_at: moment,
    updated_at: moment,
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    phone: null,
    last_challenged_at: null,
    web_authn_credential: null,
    web_authn_aaguid: null,
    ...columns,
  };
}
