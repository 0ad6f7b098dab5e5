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

const application = {
  application_id: z.uuid(),
  job_id: z.uuid(),
  talent_id: z.uuid(),
  company_id: z.uuid(),
};

/** An application has reached the company; its use of the quota is settled. */
export const applicationSubmitted = defineMessage({
  type: 'hiring.application.submitted.v1',
  exchange: 'events',
  schema: z.object(application),
});

/** A member of the company has looked at the application for the first time. */
export const applicationOpened = defineMessage({
  type: 'hiring.application.opened.v1',
  exchange: 'events',
  schema: z.object(application),
});

/** The application is in another stage. */
export const applicationMoved = defineMessage({
  type: 'hiring.application.moved.v1',
  exchange: 'events',
  schema: z.object({
    ...application,
    event_no: z.number().int().min(1).describe('In the history of the application'),
  }),
});

/** The company has answered for the first time: moved past review, wrote, invited, or refused with a mail. */
export const applicationAnswered = defineMessage({
  type: 'hiring.application.answered.v1',
  exchange: 'events',
  schema: z.object(application),
});

export const applicationWithdrawn = defineMessage({
  type: 'hiring.application.withdrawn.v1',
  exchange: 'events',
  schema: z.object(application),
});

/** The application has ended without the talent's doing. `unanswered`: by itself, 21 days after it was sent. */
export const applicationClosed = defineMessage({
  type: 'hiring.application.closed.v1',
  exchange: 'events',
  schema: z.object({
    ...application,
    reason: z.enum(['rejected', 'unanswered', 'job_closed', 'job_frozen', 'hired']),
  }),
});
