import type { AuditEntry } from '../audit/audit-entry';
import type { AuditLog, AuditQuery } from '../audit/audit-log';
import { validationFailed } from '../errors/common-errors';
import type { Pagination } from './pagination';

const scopes = ['author', 'action', 'type'] as const;

/**
 * The audit log for an administrator, newest first.
 * @param listing.query `author:…`, `action:…`, `type:…` with part of the value; empty for all entries
 * @throws {IdentityError} validation_failed
 */
export function listAuditEntries(
  { query, page, perPage }: Pagination & { query: string },
  { audit }: { audit: AuditLog },
): Promise<{ entries: AuditEntry[]; total: number }> {
  return audit.find({ ...parseQuery(query), page, perPage });
}

function parseQuery(query: string): Pick<AuditQuery, 'scope' | 'text'> {
  if (query === '') return { scope: null, text: '' };
  const separator = query.indexOf(':');
  const scope = scopes.find((known) => known === query.slice(0, separator));
  if (!scope || separator < 0) throw validationFailed(`Invalid query scope: ${query}`);
  return { scope, text: query.slice(separator + 1) };
}
