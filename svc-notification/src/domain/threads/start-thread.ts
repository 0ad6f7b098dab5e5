import type { Thread, ThreadMessage } from '@sabi/contracts/http/notification/threads';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import { AppError } from '@sabi/service-kit/errors';
import type { Applications } from '../applications/applications';
import { mayWriteFor } from './company-roles';
import type { OpenDependencies } from './open-thread';
import { outreachThreadId } from './outreach-thread-id';
import type { ReachableTalents } from './reachable-talents';
import type { OpenedThread, StoredThread } from './thread';
import { viewMessage, viewThread } from './view-thread';
import { type NewMessage, type WriteDependencies, writeMessage } from './write-message';

type Recipient =
  | { readonly application_id: string }
  | { readonly company_id: string; readonly talent_id: string };

interface StartInput {
  readonly userId: string;
  readonly authorization: string;
  readonly to: Recipient;
  readonly message: NewMessage;
}

interface StartDependencies extends OpenDependencies, WriteDependencies {
  readonly applications: Pick<Applications, 'find'>;
  readonly reachableTalents: ReachableTalents;
  /** First messages of a member to talents who have not applied. */
  readonly outreachLimit: Pick<AttemptLimiter, 'begin'>;
}

/** @throws {AppError} RECIPIENT_NOT_FOUND, OUTREACH_LIMIT, BLOCKED, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED */
export async function startThread(
  input: StartInput,
  dependencies: StartDependencies,
): Promise<{ thread: Thread; message: ThreadMessage }> {
  const opened =
    'application_id' in input.to
      ? await openAboutApplication(input, input.to.application_id, dependencies)
      : await openToTalent(input, input.to, dependencies);
  const { thread, message } = await writeMessage(opened, input.message, dependencies);
  const read = await dependencies.threads.findReadNos(input.userId, [thread.id]);
  return {
    thread: viewThread({ ...opened, thread }, read.get(thread.id) ?? 0),
    message: viewMessage(message, opened),
  };
}

async function openAboutApplication(
  { userId, authorization }: StartInput,
  applicationId: string,
  { applications, threads, companyRoles, now }: StartDependencies,
): Promise<OpenedThread> {
  const sides = await applications.find(applicationId);
  if (!sides) throw new AppError('RECIPIENT_NOT_FOUND');
  const { talent_id, company_id } = sides;
  const isTalent = talent_id === userId;
  const member = { companyId: company_id, userId, authorization };
  if (!isTalent && !(await mayWriteFor(member, companyRoles))) throw new AppError('RECIPIENT_NOT_FOUND');
  const known = await threads.find(applicationId);
  const fresh = { id: applicationId, application_id: applicationId, company_id, talent_id };
  return { thread: known ?? createThread(fresh, now()), side: isTalent ? 'talent' : 'company', userId };
}

async function openToTalent(
  { userId, authorization }: StartInput,
  { company_id: companyId, talent_id: talentId }: { company_id: string; talent_id: string },
  { threads, companyRoles, reachableTalents, erasedAccounts, outreachLimit, now }: StartDependencies,
): Promise<OpenedThread> {
  if (!(await mayWriteFor({ companyId, userId, authorization }, companyRoles)))
    throw new AppError('RECIPIENT_NOT_FOUND');
  const id = outreachThreadId({ companyId, talentId });
  const known = await threads.find(id);
  if (known) return { thread: known, side: 'company', userId };
  if (!(await reachableTalents.isReachable({ talentId, companyId, authorization })))
    throw new AppError('RECIPIENT_NOT_FOUND');
  if (await erasedAccounts.has(userId)) throw new AppError('TOKEN_INVALID');
  const wait = await outreachLimit.begin(userId);
  if (wait > 0) throw new AppError('OUTREACH_LIMIT', { retryAfterSeconds: wait });
  const fresh = { id, application_id: null, company_id: companyId, talent_id: talentId };
  return { thread: createThread(fresh, now()), side: 'company', userId };
}

const createThread = (
  sides: Pick<StoredThread, 'id' | 'application_id' | 'company_id' | 'talent_id'>,
  now: Date,
): StoredThread => ({ ...sides, last_no: 0, last_at: now, blocked_by: [] });
