import { z } from 'zod';

/** Tolerance after a token's `exp`, as clocks differ. */
export const leewaySeconds = 30;

/**
 * Tolerance for an `iat` in the future. Long, because a wrong clock is likelier than an abuse: the signature has already
 * proved the issuer.
 */
export const earlySeconds = 10 * 60 + leewaySeconds;

/** A token must have an `exp`, and an `iat` no further in the future than `earlySeconds`. */
export const timeClaims = {
  exp: z.number(),
  iat: z
    .number()
    .refine((issuedAt) => issuedAt <= Date.now() / 1000 + earlySeconds)
    .optional(),
};
