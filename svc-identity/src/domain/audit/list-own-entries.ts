import { z } from 'zod';
import type { AuditLog, AuditPosition, OwnAuditEntry } from '../../data-access/audit-log';
import { validationFailed } from '../errors';

const pageSize = 50;

const positionSchema = z.tuple([z.iso.datetime(), z.uuid()]);

/**
 * What the owner of an account is told of it, newest first, page by page.
 * @param page.before `next` of the page before; empty for the newest
 * @returns `next`: null at the end
 * @throws {IdentityError} validation_failed
 */
export async function listOwnEntries(
  { accountId, before }: { accountId: string; before: string },
  { audit }: { audit: AuditLog },
): Promise<{ entries: OwnAuditEntry[]; next: string | null }> {
  const position = before === '' ? null : readPosition(before);
  const found = await audit.findOfAccount({ accountId, before: position, limit: pageSize + 1 });
  const entries = found.slice(0, pageSize);
  const last = entries.at(-1);
  return { entries, next: found.length > pageSize && last ? writePosition(last) : null };
}

const writePosition = ({ created_at: time, id }: AuditPosition): string =>
  Buffer.from(JSON.stringify([time.toISOString(), id])).toString('base64url');

function readPosition(text: string): AuditPosition {
  try {
    const [time, id] = positionSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { created_at: new Date(time), id };
  } catch {
    throw validationFailed('before must be the next of an earlier page');
  }
}
