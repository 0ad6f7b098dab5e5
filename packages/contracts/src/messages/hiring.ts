import { z } from 'zod';
import { defineMessage } from './message';

const change = {
  job_id: z.uuid(),
  revision: z.number().int().min(1).describe('Counts the changes of all jobs; a lower one is outdated'),
};

/** A job is open, for the first time or again. */
export const jobPublished = defineMessage({
  type: 'hiring.job.published.v1',
  exchange: 'events',
  schema: z.object(change),
});

/** The posting of an open job has changed. */
export const jobChanged = defineMessage({
  type: 'hiring.job.changed.v1',
  exchange: 'events',
  schema: z.object(change),
});

/** A job is no longer open: paused, closed, expired, or in review again. */
export const jobClosed = defineMessage({
  type: 'hiring.job.closed.v1',
  exchange: 'events',
  schema: z.object({
    ...change,
    reason: z.enum(['paused', 'unconfirmed', 'filled', 'withdrawn', 'moderation', 'expired', 'in_review']),
  }),
});

/** A job was hidden by the staff, or by the reports of three accounts. */
export const jobFrozen = defineMessage({
  type: 'hiring.job.frozen.v1',
  exchange: 'events',
  schema: z.object(change),
});

/**
 * svc-hiring asks its own worker to mail a claim: that it was made, to an owner or admin of the company, or how it was decided, to
 * the claimant. Addresses stay in the database.
 */
export const claimMailRequested = defineMessage({
  type: 'mail.claim.requested.v1',
  exchange: 'jobs',
  schema: z.object({
    company_id: z.uuid(),
    claim_id: z.uuid(),
    recipient_id: z.uuid().describe('Account of the recipient'),
    kind: z.enum(['made', 'granted', 'refused']),
    mail_id: z.uuid().describe('Becomes the Message-ID of the mail'),
  }),
});

/** svc-hiring asks its own worker to mail an invitation, whose address stays in the database. */
export const invitationMailRequested = defineMessage({
  type: 'mail.invitation.requested.v1',
  exchange: 'jobs',
  schema: z.object({
    company_id: z.uuid(),
    invitation_id: z.uuid().describe('Becomes the Message-ID of the mail'),
  }),
});
