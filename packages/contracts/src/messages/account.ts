import { z } from 'zod';
import { defineMessage } from './message';

/** svc-identity has erased an account. Whoever keeps anything of it erases that too, also when asked again. */
export const accountErased = defineMessage({
  type: 'identity.account.erased.v1',
  exchange: 'events',
  schema: z.object({ user_id: z.uuid() }),
});
