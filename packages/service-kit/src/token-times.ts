import { z } from 'zod';

/** A token is accepted for so long after its `exp`, because clocks differ. */
export const leewaySeconds = 30;

/**
 * A token may be issued this far in the future by our clock. It is long, because a wrong clock is likelier than an abuse: the
 * signature has already proved the issuer.
 */
export const earlySeconds = 10 * 60 + leewaySeconds;

/** A token must have an `exp`, and its `iat` must not lie further in the future than `earlySeconds`. */
export const timeClaims = {
  exp: z.number(),
  iat: z
    .number()
    .refine((issuedAt) => issuedAt <= Date.now() / 1000 + earlySeconds)
    .optional(),
};
