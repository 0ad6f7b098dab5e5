import { IdentityError } from '../errors/identity-error';
import type { Settings } from '../settings/settings';

export type TokenFormat = 'link' | 'code';

const texts = {
  otp_invalid: { link: 'Email link is invalid or has expired', code: 'Token has expired or is invalid' },
  otp_expired: { link: 'Email link is invalid or has expired', code: 'Token has expired or is invalid' },
  otp_used: { link: 'Email link has already been used', code: 'Token has already been used' },
} as const;

/** GoTrue has one code for all three. */
export function tokenRefused(
  code: keyof typeof texts,
  format: TokenFormat,
  { hasUniformTokenErrors }: Pick<Settings, 'hasUniformTokenErrors'>,
): IdentityError {
  const shown = hasUniformTokenErrors ? 'otp_expired' : code;
  return new IdentityError(403, shown, texts[shown][format]);
}
