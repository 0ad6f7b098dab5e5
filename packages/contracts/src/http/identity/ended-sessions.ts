import { z } from 'zod';
import { defineRoute } from '../route';

const position = z.string().regex(/^\d{1,15}(\.[\w-]{22})?$/);

export const endedSessionsPageSchema = z.object({
  ended: z
    .array(z.tuple([z.string(), z.number().int()]))
    .describe(
      'What is refused, by its key, and until when: Unix time in seconds, past where it no longer is',
    ),
  next: position.describe('Where the next page begins'),
  has_more: z.boolean().describe('Whether there is another page already'),
});
export type EndedSessionsPage = z.infer<typeof endedSessionsPageSchema>;

/**
 * Ended sessions, and erased or banned accounts, for other services, which refuse their tokens. The gateway does not
 * forward this route, and a key does not reveal the id it was made from.
 */
export const listEndedSessionsRoute = defineRoute({
  method: 'get',
  path: '/internal/v1/ended-sessions',
  summary: 'Sessions and accounts whose access tokens are to be refused',
  access: 'public',
  query: z.object({
    after: position.optional().describe('`next` of the page before; all there is without it'),
  }),
  responses: { 200: endedSessionsPageSchema },
});
