import { z } from 'zod';
import { userTypeSchema } from '../http/profile/profile';
import { recruiterApprovalStateSchema } from '../http/profile/recruiter-approval';
import { defineMessage } from './message';

/** The kind of an account has been chosen, at sign-up or later. It is chosen once, so a repeated message says the same. */
export const accountKindChosen = defineMessage({
  type: 'profile.kind.chosen.v1',
  exchange: 'events',
  schema: z.object({ user_id: z.uuid(), user_type: userTypeSchema }),
});

/** The staff has decided about a recruiter's business. An approval is final; other decisions may be followed by another one. */
export const recruiterApprovalDecided = defineMessage({
  type: 'profile.recruiter.reviewed.v1',
  exchange: 'events',
  schema: z.object({ user_id: z.uuid(), state: recruiterApprovalStateSchema.exclude(['pending']) }),
});
