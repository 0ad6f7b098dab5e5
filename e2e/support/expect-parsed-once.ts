import { expect } from '@playwright/test';
import type { ProposedLists } from '@sabi/contracts/http/profile/cv-import';
import { cvParseQueue, cvResultsQueue } from '@sabi/contracts/messages/queues';
import { eventually } from '@sabi/test-kit/eventually';
import { findFilledQueues } from './broker-queues';
import type { Candidate } from './candidate';
import { type CvPipeline, findUnsent, type PipelineService } from './cv-pipeline';

/** A repeated message may wait for the previous lease and for a queue's first delay. */
const settleTimeoutMs = 60_000;

/** Created, CV attached, CV current: the revisions of a new profile after one upload. */
const revisionsOfOneCv = 3;

/**
 * Waits until nothing is in progress, then counts: each CV has one request, one answer, one import and one mail. Stops the
 * services.
 */
export async function expectParsedOnce(
  pipeline: CvPipeline,
  candidates: readonly Candidate[],
): Promise<void> {
  const { profile, ai, servers } = pipeline;
  for (const candidate of candidates) {
    await eventually(async () => expect(await candidate.readState()).toBe('parsed'), settleTimeoutMs, 200);
  }
  await eventually(() => expectNothingWaiting(pipeline), settleTimeoutMs, 200);
  for (const candidate of candidates) await expectTruthIn(candidate);
  // A stopped consumer returns unacknowledged messages, so an empty broker afterwards means that none is left.
  const stopped = await Promise.all([profile.process, ...pipeline.workers].map((process) => process.stop()));
  expect(new Set(stopped)).toEqual(new Set([0]));
  expect(await findFilledQueues(servers.rabbit.url)).toEqual({});
  for (const candidate of candidates) await expectChangedOnce(candidate, profile);
  const once = candidates.map(() => 'done');
  expect(await readInbox(ai, cvParseQueue.name), 'CVs asked for').toEqual(once);
  expect(await readInbox(profile, cvResultsQueue.name), 'CVs answered').toEqual(once);
  for (const { userId } of candidates) expect(countMails(pipeline, userId), 'mails to an owner').toBe(1);
}

/** No message waits, in a queue or an outbox. */
export async function expectNothingWaiting({ profile, ai, servers }: CvPipeline): Promise<void> {
  expect(await findFilledQueues(servers.rabbit.url)).toEqual({});
  expect([...(await findUnsent(profile)), ...(await findUnsent(ai))]).toEqual([]);
}

async function expectTruthIn(candidate: Candidate): Promise<void> {
  const { resume: cv } = await candidate.fetchProfile();
  const { lists } = await candidate.fetchCvImport();
  const { work_experiences, educations, skills, languages, licenses_certifications } = candidate.cv.truth;
  const truth = { work_experiences, educations, skills, languages, licenses_certifications };
  expect(proposedIn(lists)).toEqual(truth);
  expect(cv).toMatchObject({ state: 'parsed', progress_percent: 100, error_code: null });
}

async function expectChangedOnce({ userId }: Candidate, { database }: PipelineService): Promise<void> {
  const owner = { user_id: userId };
  const profile = await database.db.collection('profiles').findOne(owner);
  expect(profile).toMatchObject({ revision: revisionsOfOneCv });
  const cvs = await database.db.collection('resumes').find(owner).toArray();
  expect(cvs).toMatchObject([{ state: 'parsed', requeues: 0 }]);
  const cvImports = await database.db.collection('cv_proposals').find(owner).toArray();
  expect(cvImports).toMatchObject([{ state: 'open', resume_id: cvs[0]?.['_id'] }]);
}

/** A mail sent twice counts once, as mailboxes know it by its id. Its links identify the account. */
function countMails({ mailServer }: CvPipeline, userId: string): number {
  const mails = mailServer.mails.filter(({ text }) => text?.includes(userId));
  return new Set(mails.map(({ messageId }) => messageId)).size;
}

function proposedIn(lists: ProposedLists): Record<string, object[]> {
  const entries = Object.entries(lists).map(
    ([name, list]) => [name, list.map(({ proposed }) => proposed)] as const,
  );
  return Object.fromEntries(entries);
}

/** State of each handled message of a queue; its id is the key, so that a repeated one counts once. */
async function readInbox({ database }: PipelineService, queue: string): Promise<unknown[]> {
  const entries = await database.db
    .collection<{ _id: string; state: string }>('inbox')
    .find({ _id: { $regex: `^${queue}:` } })
    .toArray();
  return entries.map(({ state }) => state);
}
