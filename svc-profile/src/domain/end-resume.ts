import { randomUUID } from 'node:crypto';
import { resumeMailRequested } from '@sabi/contracts/messages/mail';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { MailStore } from '../data-access/mail-store';
import type { ProfileRepository } from '../data-access/profile-repository';
import type { ResumeEnd, ResumeJob, ResumeRepository } from '../data-access/resume-repository';
import type { Transaction } from '../data-access/transaction';
import type { FoundCounts, ResumeMail, ResumeOutcome } from './resume-mail/resume-mail';

export interface EndResumeDependencies {
  readonly resumes: ResumeRepository;
  readonly profiles: ProfileRepository;
  readonly resumeMails: MailStore<ResumeMail>;
  readonly outbox: Pick<Outbox, 'append'>;
}

type JobEnd =
  | (Extract<ResumeEnd, { state: 'parsed' }> & { readonly found: FoundCounts })
  | Extract<ResumeEnd, { state: 'failed' }>;

export interface EndedResume {
  /** Whether no newer CV has taken its place. */
  readonly isCurrent: boolean;
  /** As its owner knows it. */
  readonly fileName: string;
}

/**
 * The one way a job ends: once, together with the request for the mail that tells of it. Of a CV that is no longer the
 * current one nothing is told: its owner has sent a newer one.
 * @returns null when the job had ended before, or there is no such job
 */
export async function endResume(
  job: ResumeJob,
  end: JobEnd,
  dependencies: EndResumeDependencies,
  transaction: Transaction,
): Promise<EndedResume | null> {
  const { resumes, profiles } = dependencies;
  const { stored, outcome } = describeEnd(end);
  const ended = await resumes.end(job, stored, transaction);
  if (!ended) return null;
  const profile = await profiles.findByUser(job.user_id, transaction);
  const isCurrent = profile?.cv_url === job.file_key;
  if (isCurrent && ended.owner?.email) {
    const mail = { id: randomUUID(), user_id: job.user_id, ...ended.owner, outcome, created_at: new Date() };
    await dependencies.resumeMails.insert(mail, transaction);
    await dependencies.outbox.append(createMessage(resumeMailRequested, { mail_id: mail.id }), transaction);
  }
  return { isCurrent, fileName: ended.file_name };
}

function describeEnd(end: JobEnd): { stored: ResumeEnd; outcome: ResumeOutcome } {
  if (end.state === 'failed')
    return { stored: end, outcome: { kind: 'unreadable', error_code: end.error_code } };
  const { found, ...stored } = end;
  return { stored, outcome: { kind: 'read', found } };
}
