import type { AuditLog, OwnAuditEntry } from '../audit/audit-log';

const pageSize = 1000;

/** All entries that an account's owner sees, newest first. */
export async function listEveryEntry(
  accountId: string,
  { audit }: { audit: Pick<AuditLog, 'findOfAccount'> },
): Promise<OwnAuditEntry[]> {
  const entries: OwnAuditEntry[] = [];
  for (;;) {
    const last = entries.at(-1);
    const before = last ? { time: last.created_at, id: last.id } : null;
    const page = await audit.findOfAccount({ accountId, before, limit: pageSize });
    entries.push(...page);
    if (page.length < pageSize) return entries;
  }
}
