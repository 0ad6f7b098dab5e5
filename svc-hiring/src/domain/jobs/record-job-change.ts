import { jobChanged, jobClosed, jobFrozen, jobPublished } from '@sabi/contracts/messages/hiring';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { JobChanges } from './job-repository';

/** Published change of a job. */
export type PublicChange =
  | { readonly kind: 'published' | 'changed' | 'frozen' }
  | { readonly kind: 'closed'; readonly reason: CloseMessageReason };

type CloseMessageReason =
  | 'paused'
  | 'unconfirmed'
  | 'filled'
  | 'withdrawn'
  | 'moderation'
  | 'expired'
  | 'in_review';

export interface ChangeDependencies {
  readonly jobChanges: JobChanges;
  readonly outbox: Pick<Outbox, 'append'>;
}

/**
 * Writes the line of `job_changes` and the message. Call it last in a transaction, as the revision serializes
 * it.
 */
export async function recordJobChange(
  { jobId, change, now }: { jobId: string; change: PublicChange; now: Date },
  { jobChanges, outbox }: ChangeDependencies,
  transaction: Transaction,
): Promise<void> {
  const revision = await jobChanges.add({ jobId, kind: change.kind, at: now }, transaction);
  await outbox.append(createChangeMessage(change, { job_id: jobId, revision }), transaction);
}

function createChangeMessage(change: PublicChange, body: { job_id: string; revision: number }) {
  if (change.kind === 'closed') return createMessage(jobClosed, { ...body, reason: change.reason });
  const definitions = { published: jobPublished, changed: jobChanged, frozen: jobFrozen };
  return createMessage(definitions[change.kind], body);
}
