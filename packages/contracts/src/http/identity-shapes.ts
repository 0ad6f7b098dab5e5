import { z } from 'zod';

// GoTrue's data shapes as svc-identity serves them. Keys in the order GoTrue writes them.

const timestamp = z.iso.datetime();
const json = z.record(z.string(), z.unknown());

export const identitySchema = z.object({
  identity_id: z.uuid(),
  id: z.string().describe("The provider's id of the user; the user's own id where the provider is email"),
  user_id: z.uuid(),
  identity_data: json,
  provider: z.string(),
  last_sign_in_at: timestamp,
  created_at: timestamp,
  updated_at: timestamp,
  email: z.string().optional(),
});

export const userSchema = z.object({
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
  last_sign_in_at: timestamp.optional(),
  app_metadata: json.describe('Written by the service alone'),
  user_metadata: json.describe("Written by the account's owner; never a ground for granting anything"),
  identities: z.array(identitySchema),
  created_at: timestamp,
  updated_at: timestamp,
  banned_until: timestamp.optional(),
  deleted_at: timestamp.optional(),
  is_anonymous: z.boolean(),
});
export type GoTrueUser = z.infer<typeof userSchema>;

export const weakPasswordReasonSchema = z.enum(['length', 'characters', 'pwned']);
export type WeakPasswordReason = z.infer<typeof weakPasswordReasonSchema>;

export const tokenResponseSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.number().int().describe('Seconds'),
  expires_at: z.number().int().describe('Unix time in seconds'),
  refresh_token: z.string(),
  user: userSchema,
  weak_password: z
    .object({ message: z.string(), reasons: z.array(weakPasswordReasonSchema) })
    .optional()
    .describe('The password was right but would no longer be accepted'),
});
export type TokenResponse = z.infer<typeof tokenResponseSchema>;

/** Codes of svc-identity's errors: GoTrue's, and after them the product's own. */
export const identityErrorCodes = [
  'anonymous_provider_disabled',
  'bad_json',
  'bad_jwt',
  'current_password_invalid',
  'current_password_required',
  'email_exists',
  'email_not_confirmed',
  'feature_disabled',
  'invalid_credentials',
  'no_authorization',
  'not_admin',
  'otp_expired',
  'over_email_send_rate_limit',
  'over_request_rate_limit',
  'phone_provider_disabled',
  'refresh_token_already_used',
  'refresh_token_not_found',
  'request_entity_too_large',
  'request_timeout',
  'same_password',
  'session_expired',
  'session_not_found',
  'signup_disabled',
  'unexpected_failure',
  'user_already_exists',
  'user_banned',
  'user_not_found',
  'validation_failed',
  'weak_password',
  // GoTrue answers otp_expired for these two as well; see MAILER_OTP_UNIFORM_ERRORS of svc-identity.
  'otp_used',
  'otp_invalid',
] as const;
export const identityErrorCodeSchema = z.enum(identityErrorCodes);
export type IdentityErrorCode = z.infer<typeof identityErrorCodeSchema>;

/** An error as a caller gets it who sends `X-Supabase-Api-Version: 2024-01-01`, as the published client does. */
export const identityErrorSchema = z.object({
  code: identityErrorCodeSchema,
  message: z.string(),
  weak_password: z.object({ reasons: z.array(weakPasswordReasonSchema) }).optional(),
});
