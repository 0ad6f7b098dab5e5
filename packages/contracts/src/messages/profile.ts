import { z } from 'zod';
import { userTypeSchema } from '../http/profile/profile';
import { recruiterApprovalStateSchema } from '../http/profile/recruiter-approval';
import { defineMessage } from './message';

/** The kind of an account was chosen, at sign-up or later. It never changes, so a repeated message is equal. */
export const accountKindChosen = defineMessage({
  type: 'profile.kind.chosen.v1',
  exchange: 'events',
  schema: z.object({ user_id: z.uuid(), user_type: userTypeSchema }),
});

/** The staff has decided on a recruiter's business. Approvals are final; other decisions may be followed by another. */
export const recruiterApprovalDecided = defineMessage({
  type: 'profile.recruiter.reviewed.v1',
  exchange: 'events',
  schema: z.object({ user_id: z.uuid(), state: recruiterApprovalStateSchema.exclude(['pending']) }),
});
