import { z } from 'zod';

/** How long after its end a token is still taken. */
export const leewaySeconds = 30;

/** How far ahead the clock of who issued it may be. A signature says that it is ours; only a time beyond that is none. */
export const earlySeconds = 10 * 60 + leewaySeconds;

/** A token without an end is none, and so is one from the future. */
export const timeClaims = {
  exp: z.number(),
  iat: z
    .number()
    .refine((issuedAt) => issuedAt <= Date.now() / 1000 + earlySeconds)
    .optional(),
};
