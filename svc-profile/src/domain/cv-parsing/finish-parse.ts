import { randomUUID } from 'node:crypto';
import { resumeMailRequested } from '@sabi/contracts/messages/mail';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import { askForNext } from './request-next-parse';
import { type CurrentResumeDependencies, isNewerThan, setCurrentResume } from '../cvs/set-current-cv';
import type { FoundCounts, ResumeMail, ResumeOutcome } from '../cv-mail/cv-mail';
import type { MailStore } from '../mails/mail-store';
import type { ResumeEnd, ResumeJob } from '../cvs/cv-repository';
import type { Transaction } from '../transactions/transaction';

export interface EndResumeDependencies extends CurrentResumeDependencies {
  readonly resumeMails: MailStore<ResumeMail>;
  readonly outbox: Pick<Outbox, 'append'>;
}

const unreadableMailsApartMs = 24 * 60 * 60 * 1000;

type JobEnd =
  | (Extract<ResumeEnd, { state: 'parsed' }> & { readonly found: FoundCounts })
  | Extract<ResumeEnd, { state: 'failed' }>;

export interface EndedResume {
  /** Whether it is the profile's current CV. */
  readonly isCurrent: boolean;
  /** As its owner named it. */
  readonly fileName: string;
}

/**
 * Ends a parse job once, together with the request for its mail; every job ends through here. A parsed CV becomes the current
 * one, unless its owner has chosen another since. There is no mail for a CV that was replaced by a newer choice or upload.
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
  await askForNext(job.user_id, dependencies, transaction);
  const profile = await profiles.findByUser(job.user_id, transaction);
  const current = profile?.cv_url ? await resumes.findByKey(profile.cv_url, transaction) : null;
  const isWanted = current?.id === ended.id || isNewerThan(current, ended);
  if (profile && end.state === 'parsed' && isWanted && current?.id !== ended.id)
    await setCurrentResume({ userId: job.user_id, resume: ended }, dependencies, transaction);
  const newest = await resumes.findNewest(job.user_id, transaction);
  const isToBeTold =
    isWanted && newest?.id === ended.id && !(await isToldAlready(job.user_id, outcome, dependencies));
  if (isToBeTold && ended.owner?.email) {
    const mail = { id: randomUUID(), user_id: job.user_id, ...ended.owner, outcome, created_at: new Date() };
    await dependencies.resumeMails.insert(mail, transaction);
    await dependencies.outbox.append(createMessage(resumeMailRequested, { mail_id: mail.id }), transaction);
  }
  return { isCurrent: isWanted && end.state === 'parsed', fileName: ended.file_name };
}

/** At most one mail a day about unreadable files, since the page shows each failure. */
async function isToldAlready(
  userId: string,
  outcome: ResumeOutcome,
  { resumeMails }: Pick<EndResumeDependencies, 'resumeMails'>,
): Promise<boolean> {
  if (outcome.kind !== 'unreadable') return false;
  const recent = await resumeMails.findAllOf(userId, new Date(Date.now() - unreadableMailsApartMs));
  return recent.some((mail) => mail.outcome.kind === 'unreadable');
}

function describeEnd(end: JobEnd): { stored: ResumeEnd; outcome: ResumeOutcome } {
  if (end.state === 'failed')
    return { stored: end, outcome: { kind: 'unreadable', error_code: end.error_code } };
  const { found, ...stored } = end;
  return { stored, outcome: { kind: 'read', found } };
}
