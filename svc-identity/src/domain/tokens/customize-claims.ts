import { z } from 'zod';
import { hookBroken } from '../hooks/hook-errors';
import type { Hooks } from '../hooks/hooks';
import type { AccessTokenClaims } from './access-token-claims';

export interface ClaimsToCustomize {
  readonly claims: AccessTokenClaims;
  /** How the session started or was raised; `token_refresh` for a refresh. */
  readonly method: string;
  readonly ip: string | null;
}

/** Claims required by verifiers. */
const claimsSchema = z.looseObject({
  aud: z.string(),
  exp: z.number().int(),
  iat: z.number().int(),
  sub: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.string(),
  aal: z.string(),
  session_id: z.string(),
  is_anonymous: z.boolean(),
  iss: z.string().optional(),
  jti: z.string().optional(),
  nbf: z.number().int().optional(),
  amr: z.array(z.union([z.string(), z.record(z.string(), z.unknown())])).optional(),
  app_metadata: z.record(z.string(), z.unknown()).optional(),
  user_metadata: z.record(z.string(), z.unknown()).optional(),
  client_id: z.string().optional(),
});
/** An application's scopes decide on address and number. */
const applicationClaimsSchema = claimsSchema.partial({ email: true, phone: true });
const answerSchema = z.object({ claims: z.unknown() });

/** With other values the token would be rejected at its first use. */
const fixedClaims = ['iss', 'sub', 'aud', 'session_id', 'client_id', 'required_aal'] as const;

/**
 * Lets the operator's hook change the claims before signing.
 * @throws {HookRefused}
 * @throws {IdentityError} unexpected_failure for forbidden claims, and errors of {@link Hooks.call}
 */
export async function customizeClaims(
  { claims, method, ip }: ClaimsToCustomize,
  { hooks }: { hooks: Hooks },
): Promise<AccessTokenClaims> {
  const payload = { user_id: claims.sub, claims, authentication_method: method };
  const answer = answerSchema.safeParse(await hooks.call('customize-access-token', { ip, payload }));
  if (answer.data?.claims === undefined) throw hookBroken('output claims field is missing');
  const schema = 'client_id' in claims ? applicationClaimsSchema : claimsSchema;
  const parsed = schema.safeParse(answer.data.claims);
  if (!parsed.success) throw nonconforming(parsed.error.issues.map(({ path }) => path.join('.') || 'claims'));
  if (parsed.data.exp <= parsed.data.iat) throw nonconforming(['exp']);
  const changed = fixedClaims.filter((name) => parsed.data[name] !== claims[name]);
  if (changed.length > 0) throw nonconforming(changed);
  return parsed.data;
}

/** Without values, which may be personal data. */
const nonconforming = (names: readonly string[]) =>
  hookBroken(`output claims do not conform to the expected schema: ${names.join(', ')}`);
