import { accountErased } from '@sabi/contracts/messages/account';
import {
  claimMailRequested,
  invitationMailRequested,
  jobChanged,
  jobClosed,
  jobFrozen,
  jobPublished,
} from '@sabi/contracts/messages/hiring';
import { recruiterApprovalDecided } from '@sabi/contracts/messages/profile';
import {
  claimMailQueue,
  hiringBoardQueue,
  hiringErasureQueue,
  invitationMailQueue,
  recruiterApprovalQueue,
} from '@sabi/contracts/messages/queues';
import { on, type Subscription } from '@sabi/event-bus/bus';
import type { Dependencies } from '../../dependencies';
import { eraseAccount } from '../../domain/account-erasure/erase-account';
import { markApplications } from '../../domain/applications/mark-applications';
import { sendClaimMail } from '../../domain/claims/send-claim-mail';
import { sendInvitationMail } from '../../domain/invitations/send-invitation-mail';
import { recordApproval } from '../../domain/recruiters/record-approval';
import { createApplicationSubscriptions } from './application-subscriptions';

/** Changes of jobs, settled uses of plans, answers in threads, requested mails, decisions about recruiters, erased accounts. */
export function createSubscriptions(dependencies: Dependencies): Subscription[] {
  const { jobIndex, logger, now } = dependencies;
  /** Only speeds it up; the timer retries failures. */
  const follow = async () => {
    await jobIndex.follow().catch((error: unknown) => logger.warn({ err: error }, 'board.index.behind'));
    return undefined;
  };
  const followAndMark = async ({ job_id: jobId }: { job_id: string }) => {
    await markApplications({ jobId, now: now() }, dependencies);
    return follow();
  };
  return [
    {
      queue: hiringBoardQueue,
      concurrency: 5,
      handlers: [
        on(jobPublished, follow),
        on(jobChanged, follow),
        on(jobClosed, followAndMark),
        on(jobFrozen, followAndMark),
      ],
      onDead: async ({ type }, code) => logger.error({ type, code }, 'board.change.dead'),
    },
    ...createApplicationSubscriptions(dependencies),
    {
      queue: invitationMailQueue,
      concurrency: 5,
      handlers: [on(invitationMailRequested, (body) => sendInvitationMail(body, dependencies))],
      onDead: async ({ body }, code) => {
        const mail = invitationMailRequested.schema.safeParse(body).data;
        logger.error({ invitation_id: mail?.invitation_id, code }, 'invitation.mail.dead');
      },
    },
    {
      queue: claimMailQueue,
      concurrency: 5,
      handlers: [on(claimMailRequested, (body) => sendClaimMail(body, dependencies))],
      onDead: async ({ body }, code) => {
        const mail = claimMailRequested.schema.safeParse(body).data;
        logger.error({ claim_id: mail?.claim_id, code }, 'claim.mail.dead');
      },
    },
    {
      queue: recruiterApprovalQueue,
      concurrency: 5,
      handlers: [on(recruiterApprovalDecided, (body) => recordApproval(body, dependencies))],
      onDead: async ({ body }, code) => {
        const decided = recruiterApprovalDecided.schema.safeParse(body).data;
        logger.error({ user_id: decided?.user_id, code }, 'recruiter-approval.dead');
      },
    },
    {
      queue: hiringErasureQueue,
      concurrency: 2,
      handlers: [on(accountErased, (body) => eraseAccount(body, dependencies))],
      onDead: async ({ body }, code) => {
        const erased = accountErased.schema.safeParse(body).data;
        logger.error({ user_id: erased?.user_id, code }, 'account.erasure.dead');
      },
    },
  ];
}
