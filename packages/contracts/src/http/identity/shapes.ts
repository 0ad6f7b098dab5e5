import { z } from 'zod';
import { weakPasswordReasonSchema } from './errors';

// GoTrue's data shapes as svc-identity serves them, keys in GoTrue's order.

const timestamp = z.iso.datetime();
const json = z.record(z.string(), z.unknown());

export const identitySchema = z
  .object({
    identity_id: z.uuid(),
    id: z.string().describe("The provider's id of the user; the user's own id where the provider is email"),
    user_id: z.uuid(),
    identity_data: json,
    provider: z.string(),
    last_sign_in_at: timestamp,
    created_at: timestamp,
    updated_at: timestamp,
    email: z.string().optional(),
  })
  .meta({ id: 'Identity' });

export type GoTrueIdentity = z.infer<typeof identitySchema>;

export const factorTypes = ['totp', 'phone', 'webauthn', 'recovery_code'] as const;

export const factorSchema = z
  .object({
    id: z.uuid(),
    created_at: timestamp,
    updated_at: timestamp,
    status: z.enum(['unverified', 'verified']),
    friendly_name: z.string().optional(),
    factor_type: z.enum(factorTypes),
    phone: z.string().describe('Empty when there is none'),
    last_challenged_at: timestamp.nullable(),
    web_authn_aaguid: z.string().optional(),
  })
  .meta({ id: 'Factor' });
export type GoTrueFactor = z.infer<typeof factorSchema>;

export const userSchema = z
  .object({
    id: z.uuid(),
    aud: z.string(),
    role: z.string(),
    email: z.string().describe('Empty when there is none'),
    email_confirmed_at: timestamp.optional(),
    invited_at: timestamp.optional(),
    phone: z.string().describe('Empty when there is none'),
    phone_confirmed_at: timestamp.optional(),
    confirmation_sent_at: timestamp.optional(),
    confirmed_at: timestamp.optional(),
    recovery_sent_at: timestamp.optional(),
    new_email: z.string().optional(),
    email_change_sent_at: timestamp.optional(),
    new_phone: z.string().optional(),
    phone_change_sent_at: timestamp.optional(),
    reauthentication_sent_at: timestamp.optional(),
    last_sign_in_at: timestamp.optional(),
    app_metadata: json.describe('Written by the service alone'),
    user_metadata: json.describe("Written by the account's owner; never a ground for granting anything"),
    factors: z.array(factorSchema).optional(),
    identities: z.array(identitySchema).nullable().describe('null in lists of accounts'),
    created_at: timestamp,
    updated_at: timestamp,
    banned_until: timestamp.optional(),
    deleted_at: timestamp.optional(),
    is_anonymous: z.boolean(),
  })
  .meta({ id: 'User' });
export type GoTrueUser = z.infer<typeof userSchema>;

export const tokenResponseSchema = z
  .object({
    access_token: z.string(),
    token_type: z.literal('bearer'),
    expires_in: z.number().int().describe('Seconds'),
    expires_at: z.number().int().describe('Unix time in seconds'),
    refresh_token: z.string(),
    user: userSchema,
    provider_token: z.string().optional().describe('Access token of the provider that was signed in by'),
    provider_refresh_token: z.string().optional(),
    weak_password: z
      .object({ message: z.string(), reasons: z.array(weakPasswordReasonSchema) })
      .nullable()
      .describe('The password was right but would no longer be accepted'),
  })
  .meta({ id: 'Session' });
export type TokenResponse = z.infer<typeof tokenResponseSchema>;
