import { z } from 'zod';

// Shared by the queues of the staff: each case can have an owner, the member of the staff who works on it.

/** `version` is the assignment's own: taking a case changes nothing about its subject. */
export const caseAssignmentSchema = z
  .object({
    owner: z
      .object({ id: z.uuid(), name: z.string().describe('Address of the account') })
      .nullable()
      .describe('null once given back'),
    version: z.number().int().min(0).describe('0 for a case that was never taken'),
  })
  .meta({ id: 'CaseAssignment' });
export type CaseAssignment = z.infer<typeof caseAssignmentSchema>;

/** Query parameter of a queue. */
export const owner = z.literal('me').optional().describe('Only the cases that the caller has taken');

/** Field of a queue. */
export const assignments = z
  .record(z.string(), caseAssignmentSchema)
  .describe('By id of the case; those that were never taken are left out');

/** Fields of each queue's route that changes the owner of a case. */
export const assignCase = {
  method: 'post',
  summary:
    'Takes a case, also over from a colleague, or gives back an own one; sent twice it counts once. CASE_CHANGED',
  access: 'staff',
  body: z.strictObject({
    take: z.boolean().describe('false gives it back'),
    version: z.number().int().min(0).describe('Of the assignment as the caller has seen it'),
  }),
  responses: { 200: caseAssignmentSchema },
} as const;
