import { AppError } from '@sabi/service-kit/errors';
import { type CompanyRoles, mayWriteFor } from './company-roles';
import type { OpenedThread } from './thread';
import type { ThreadRepository } from './thread-repository';

export interface ThreadCaller {
  readonly threadId: string;
  readonly userId: string;
  readonly authorization: string;
}

export interface OpenDependencies {
  readonly threads: ThreadRepository;
  readonly companyRoles: CompanyRoles;
}

/** @returns null also for an account on neither side */
export async function findThread(
  { threadId, userId, authorization }: ThreadCaller,
  { threads, companyRoles }: OpenDependencies,
): Promise<OpenedThread | null> {
  const thread = await threads.find(threadId);
  if (!thread) return null;
  if (thread.talent_id === userId) return { thread, side: 'talent', userId };
  const member = { companyId: thread.company_id, userId, authorization };
  return (await mayWriteFor(member, companyRoles)) ? { thread, side: 'company', userId } : null;
}

/** @throws {AppError} THREAD_NOT_FOUND also for an account on neither side */
export async function openThread(
  caller: ThreadCaller,
  dependencies: OpenDependencies,
): Promise<OpenedThread> {
  const opened = await findThread(caller, dependencies);
  if (!opened) throw new AppError('THREAD_NOT_FOUND');
  return opened;
}
