import { z } from 'zod';
import { defineMessage } from './message';

/** svc-identity has erased an account. Whoever keeps anything of it erases that too, also when asked again. */
export const accountErased = defineMessage({
  type: 'identity.account.erased.v1',
  exchange: 'events',
  schema: z.object({ user_id: z.uuid() }),
});

/**
 * An operator has closed an account until a moment, or opened it again. A ban that is over by then ends without a further
 * message: whoever hears this compares the moment with the clock.
 */
export const banChanged = defineMessage({
  type: 'identity.ban.changed.v1',
  exchange: 'events',
  schema: z.object({
    user_id: z.uuid(),
    banned_until: z.iso.datetime().nullable().describe('null: not banned'),
  }),
});
