import { z } from 'zod';

/** Clocks of two machines may differ by this much. */
export const leewaySeconds = 30;

/** A token without an end is none, and so is one from the future. */
export const timeClaims = {
  exp: z.number(),
  iat: z
    .number()
    .refine((issuedAt) => issuedAt <= Date.now() / 1000 + leewaySeconds)
    .optional(),
};
