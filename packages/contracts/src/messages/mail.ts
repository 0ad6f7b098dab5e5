import { z } from 'zod';
import { languages } from '../language';
import { defineMessage } from './message';

/** svc-identity asks its own mail worker for the mail that verifies an address. Tokens stay in the database. */
export const verificationMailRequested = defineMessage({
  type: 'mail.verification.requested.v1',
  exchange: 'jobs',
  schema: z.object({
    user_id: z.uuid(),
    mail_id: z.uuid().describe('The prepared mail in svc-identity; becomes its Message-ID'),
    language: z.enum(languages),
  }),
});
