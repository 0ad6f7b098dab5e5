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

/** @throws {AppError} THREAD_NOT_FOUND also for whoever is on neither side */
export async function openThread(
  { threadId, userId, authorization }: ThreadCaller,
  { threads, companyRoles }: OpenDependencies,
): Promise<OpenedThread> {
  const thread = await threads.find(threadId);
  if (!thread) throw new AppError('THREAD_NOT_FOUND');
  if (thread.talent_id === userId) return { thread, side: 'talent', userId };
  const member = { companyId: thread.company_id, userId, authorization };
  if (!(await mayWriteFor(member, companyRoles))) throw new AppError('THREAD_NOT_FOUND');
  return { thread, side: 'company', userId };
}
