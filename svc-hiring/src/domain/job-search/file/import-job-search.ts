import { externalApplicationsMax } from '@sabi/contracts/hiring/field-limits';
import type { JobSearchImport } from '@sabi/contracts/http/hiring/job-search';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Transact } from '@sabi/service-kit/transaction';
import { assertMayChange, type Caller } from '../assert-may-change';
import type { StoredExternal } from '../external-application';
import type { CardNotes, ExternalApplications, JobSearchCounts } from '../job-search-repository';
import { readExternal } from './read-external';
import { readJobSearchFile } from './read-job-search-file';

interface ImportDependencies {
  readonly externalApplications: Pick<ExternalApplications, 'findKnown' | 'insert'>;
  readonly cardNotes: Pick<CardNotes, 'insert'>;
  readonly jobSearchCounts: JobSearchCounts;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
  readonly jobSearchImportLimit: Pick<AttemptLimiter, 'begin'>;
  readonly transact: Transact;
}

interface ImportInput {
  readonly principal: Caller;
  readonly readBytes: () => Promise<Buffer>;
  readonly now: Date;
}

type Problem = JobSearchImport['problems'][number];

interface Candidate {
  readonly row: number;
  readonly external: StoredExternal;
  readonly note: string;
}

/**
 * Adds the rows that are not there yet, in one transaction; a row with a problem is left out as a whole. Idempotent, as a row
 * has the same id each time.
 * @throws {AppError} IMPORT_INVALID, what `readBytes` throws, and those of `assertMayChange`
 */
export async function importJobSearch(
  { principal, readBytes, now }: ImportInput,
  dependencies: ImportDependencies,
): Promise<JobSearchImport> {
  const { jobSearchImportLimit: jobSearchLimit, erasedAccounts } = dependencies;
  await assertMayChange(principal, { jobSearchLimit, erasedAccounts });
  const { candidates, own, problems } = sortRows(await readBytes(), principal.userId, now);
  const stored = await store(candidates, { talentId: principal.userId, now }, dependencies);
  return {
    added: stored.added,
    known: stored.known,
    own,
    problems: [...problems, ...stored.problems].sort((one, other) => one.row - other.row),
  };
}

function sortRows(bytes: Buffer, talentId: string, now: Date) {
  const candidates: Candidate[] = [];
  const problems: Problem[] = [];
  let own = 0;
  for (const line of readJobSearchFile(bytes)) {
    const { row, cells } = line;
    const type = cells.type.toLowerCase();
    if (type === 'application') own += 1;
    else if (type !== '' && type !== 'external')
      problems.push({ row, field: 'type', problem: 'unknown_value' });
    else {
      const read = readExternal(line, { talentId, now });
      if ('external' in read) candidates.push({ row, ...read });
      else problems.push(...read.map((problem) => ({ row, ...problem })));
    }
  }
  return { candidates, own, problems };
}

/** As many as fit, in the order of the file. */
async function store(
  candidates: readonly Candidate[],
  { talentId, now }: { talentId: string; now: Date },
  { externalApplications, cardNotes, jobSearchCounts, transact }: ImportDependencies,
): Promise<Pick<JobSearchImport, 'added' | 'known' | 'problems'>> {
  const byId = new Map(candidates.toReversed().map((each) => [each.external.external_id, each]));
  return transact(async (transaction) => {
    const { external: count } = await jobSearchCounts.find(talentId, transaction);
    const known = new Set(await externalApplications.findKnown(talentId, [...byId.keys()], transaction));
    const missing = candidates.filter(
      (each) => byId.get(each.external.external_id) === each && !known.has(each.external.external_id),
    );
    const free = Math.max(0, externalApplicationsMax - count);
    const added = missing.slice(0, free);
    const refused = missing.slice(free);
    await externalApplications.insert(
      added.map(({ external }) => external),
      transaction,
    );
    await cardNotes.insert(
      added
        .filter(({ note }) => note !== '')
        .map(({ external: { external_id: id }, note: text }) => ({
          ...{ talent_id: talentId, card_id: id, text, version: 1, changed_at: now },
        })),
      transaction,
    );
    await jobSearchCounts.add(talentId, { external: added.length }, transaction);
    return {
      added: added.length,
      known: candidates.length - missing.length,
      problems: refused.map(({ row }) => ({ row, field: null, problem: 'limit_reached' as const })),
    };
  });
}
