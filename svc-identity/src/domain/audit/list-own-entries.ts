import { readPagePosition, writePagePosition } from '@sabi/service-kit/page-position';
import { validationFailed } from '../errors/common-errors';
import type { AuditLog, OwnAuditEntry } from './audit-log';

const pageSize = 50;

/**
 * A page of the entries for an account's owner, newest first.
 * @param page.before `next` of the previous page; empty for the newest
 * @returns `next`: null at the end
 * @throws {IdentityError} validation_failed
 */
export async function listOwnEntries(
  { accountId, before }: { accountId: string; before: string },
  { audit }: { audit: AuditLog },
): Promise<{ entries: OwnAuditEntry[]; next: string | null }> {
  const position = readPagePosition(before);
  if (before !== '' && !position) throw validationFailed('before must be the next of an earlier page');
  const found = await audit.findOfAccount({ accountId, before: position, limit: pageSize + 1 });
  const entries = found.slice(0, pageSize);
  const last = entries.at(-1);
  const hasMore = found.length > pageSize && last;
  return { entries, next: hasMore ? writePagePosition({ time: last.created_at, id: last.id }) : null };
}
