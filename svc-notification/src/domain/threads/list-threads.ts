import type { Thread } from '@sabi/contracts/http/notification/threads';
import { AppError } from '@sabi/service-kit/errors';
import { cutPage, pageSize, readPageStart } from '@sabi/service-kit/page';
import { mayWriteFor } from './company-roles';
import { findThread, type OpenDependencies } from './open-thread';
import { viewThread } from './view-thread';

interface ListInput {
  readonly userId: string;
  readonly authorization: string;
  /** undefined for the caller's own as a talent. */
  readonly companyId: string | undefined;
  /** This thread alone, whichever side the caller is on. */
  readonly threadId: string | undefined;
  readonly after: string | undefined;
}

/** @throws {AppError} COMPANY_NOT_FOUND, REQUEST_INVALID for an invalid page position */
export async function listThreads(
  { userId, authorization, companyId, threadId, after }: ListInput,
  dependencies: OpenDependencies,
): Promise<{ threads: Thread[]; next: string | null }> {
  const { threads, companyRoles } = dependencies;
  const start = readPageStart(after);
  if (threadId) {
    const opened = await findThread({ threadId, userId, authorization }, dependencies);
    const readNos = await threads.findReadNos(userId, [threadId]);
    return { threads: opened ? [viewThread(opened, readNos.get(threadId) ?? 0)] : [], next: null };
  }
  if (companyId && !(await mayWriteFor({ companyId, userId, authorization }, companyRoles)))
    throw new AppError('COMPANY_NOT_FOUND');
  const owner = companyId ? { companyId } : { talentId: userId };
  const found = await threads.list(owner, { after: start, limit: pageSize + 1 });
  const { rows, next } = cutPage(found, ({ last_at: time, id }) => ({ time, id }));
  const ids = rows.map(({ id }) => id);
  const read = await threads.findReadNos(userId, ids);
  const side = companyId ? ('company' as const) : ('talent' as const);
  return {
    threads: rows.map((thread) => viewThread({ thread, side, userId }, read.get(thread.id) ?? 0)),
    next,
  };
}
