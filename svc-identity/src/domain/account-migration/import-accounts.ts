import type { Outbox } from '@sabi/event-bus/outbox';
import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { Transact } from '@sabi/service-kit/transaction';
import { publishBan } from '../admin/publish-ban';
import { adminActor } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import type { SecretBox } from '../encryption/secret-box';
import type { EndedSessions } from '../sessions/ended-sessions';
import type { Settings } from '../settings/settings';
import type { AccountStore, StoredAccount } from './account-store';
import { buildCandidate, type Candidate, noParts, refuseAll, refuseParts, rowsOf } from './candidate';
import type { Dump, DumpRow } from './dump';
import { claimKeys, findConflict } from './find-conflict';
import { createImportReport, type ImportCounts, type ImportReport, type RowReport } from './import-report';
import { type PartsByUser, readParts, referTo } from './read-parts';
import { readUserRow } from './read-user-row';
import { RowFault } from './row-fault';

/** Accounts in one transaction. */
const batchSize = 500;

export type ImportDependencies = {
  settings: Settings;
  secretBox: SecretBox;
  outbox: Outbox;
  endedSessions: EndedSessions;
  audit: AuditLog;
  transact: Transact;
} & { readonly accountStore: AccountStore };

/**
 * Imports the accounts of a dump, each completely or not at all, with an audit entry. Stored accounts do not
 * change, so an interrupted import can be repeated.
 * @param onRejectedRow gets each row that is not imported
 * @throws {DumpError} after importing everything before the fault
 */
export async function importAccounts(
  dump: Dump,
  onRejectedRow: (report: RowReport) => void,
  deps: ImportDependencies,
): Promise<ImportCounts> {
  const report = createImportReport(onRejectedRow);
  const parts = await readParts(dump, report, deps);
  let rows: DumpRow[] = [];
  for await (const row of dump.read('users')) {
    rows.push(row);
    if (rows.length < batchSize) continue;
    await importBatch(rows, parts, report, deps);
    rows = [];
  }
  await importBatch(rows, parts, report, deps);
  for (const left of parts.values()) refuseParts(left, new RowFault('user_not_in_dump'), report);
  return report.counts;
}

async function importBatch(
  rows: readonly DumpRow[],
  parts: PartsByUser,
  report: ImportReport,
  deps: ImportDependencies,
): Promise<void> {
  const candidates = rows.flatMap((row) => readCandidate(row, parts, report, deps) ?? []);
  const stored = await deps.accountStore.findByIds(candidates.map(({ user }) => user.id));
  const absent = candidates.filter((candidate) => {
    const account = stored.get(candidate.user.id);
    if (account) reportStored(candidate, account, report);
    return account === undefined;
  });
  const taken = await deps.accountStore.findTaken(absent.map(({ user }) => user));
  const ids = new Set<string>();
  const accepted = absent.filter((candidate) => {
    const { user } = candidate;
    const fault = ids.has(user.id) ? new RowFault('id_taken', 'id') : findConflict(user, taken);
    if (fault) {
      refuseAll(candidate, fault, report);
      return false;
    }
    ids.add(user.id);
    claimKeys(user, taken);
    return true;
  });
  await store(accepted, report, deps);
}

/** Removes the account's rows from `parts`. */
function readCandidate(
  row: DumpRow,
  parts: PartsByUser,
  report: ImportReport,
  { settings }: ImportDependencies,
): Candidate | undefined {
  const reference = referTo('users', row);
  const own = parts.get(reference.id ?? '') ?? noParts;
  parts.delete(reference.id ?? '');
  try {
    return buildCandidate(readUserRow(row, settings), reference, own);
  } catch (error) {
    if (!(error instanceof RowFault)) throw error;
    refuseAll({ row: reference, parts: own }, error, report);
    return undefined;
  }
}

/** Id and creation time identify a stored account, whatever its owner has changed since. */
function reportStored(candidate: Candidate, stored: StoredAccount, report: ImportReport): void {
  const { user, row, parts } = candidate;
  if (stored.createdAt.getTime() !== user.created_at.getTime()) {
    refuseAll(candidate, new RowFault('id_taken', 'id'), report);
    return;
  }
  report.skipped(row);
  for (const { row: part } of rowsOf(parts)) {
    if (part.id !== null && stored.partIds.has(part.id)) report.skipped(part);
    else report.refused(part, new RowFault('account_imported_without_it'));
  }
}

async function store(
  candidates: readonly Candidate[],
  report: ImportReport,
  deps: ImportDependencies,
): Promise<void> {
  if (candidates.length === 0) return;
  try {
    await write(candidates, deps);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // A concurrent sign-up has a key of one of them; imports the others.
    const [only, ...others] = candidates;
    if (only && others.length === 0) refuseAll(only, new RowFault('taken_meanwhile'), report);
    else for (const candidate of candidates) await store([candidate], report, deps);
    return;
  }
  for (const { row, parts } of candidates)
    for (const imported of [row, ...rowsOf(parts).map((part) => part.row)]) report.imported(imported);
}

async function write(candidates: readonly Candidate[], deps: ImportDependencies): Promise<void> {
  const users = candidates.map(({ user }) => user);
  const actor = adminActor('import');
  const entries = users.map(({ id, email, phone }) => ({
    action: 'user_signedup' as const,
    actor,
    traits: { user_id: id, user_email: email ?? '', user_phone: phone ?? '' },
    ip: null,
    // The sign-up happened elsewhere, at another time.
    securityEvent: null,
  }));
  await deps.transact(async (transaction) => {
    await deps.accountStore.insertAll(users, transaction);
    await deps.audit.recordAll(entries, transaction);
    for (const user of users) await publishBan({ before: null, after: user }, deps, transaction);
  });
}
