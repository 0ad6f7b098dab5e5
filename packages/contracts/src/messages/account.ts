import { z } from 'zod';
import { defineMessage } from './message';

/** svc-identity has erased an account. Every service erases its data of the account; idempotent. */
export const accountErased = defineMessage({
  type: 'identity.account.erased.v1',
  exchange: 'events',
  schema: z.object({ user_id: z.uuid() }),
});

/**
 * An operator has banned an account until a moment, or lifted the ban. A ban ends without another message: consumers
 * compare the moment with the clock.
 */
export const banChanged = defineMessage({
  type: 'identity.ban.changed.v1',
  exchange: 'events',
  schema: z.object({
    user_id: z.uuid(),
    banned_until: z.iso.datetime().nullable().describe('null: not banned'),
  }),
});
