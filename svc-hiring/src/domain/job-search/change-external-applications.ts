import { externalApplicationsMax } from '@sabi/contracts/hiring/field-limits';
import type {
  ExternalBoardCard,
  ExternalChange,
  NewExternalApplication,
} from '@sabi/contracts/http/hiring/job-search';
import { AppError } from '@sabi/service-kit/errors';
import type { Transact } from '@sabi/service-kit/transaction';
import { assertMayChange, type Caller, type ChangeGuards } from './assert-may-change';
import { addEntry, type StoredExternal } from './external-application';
import type { CardNotes, ExternalApplications, JobSearchCounts } from './job-search-repository';
import { viewWithNote } from './view-external';

interface ExternalDependencies extends ChangeGuards {
  readonly externalApplications: ExternalApplications;
  readonly cardNotes: CardNotes;
  readonly jobSearchCounts: JobSearchCounts;
  readonly transact: Transact;
}

interface AddInput {
  readonly principal: Caller;
  readonly added: NewExternalApplication;
  readonly now: Date;
}

/**
 * Idempotent by `external_id`: one that is there stays as it is.
 * @throws {AppError} EXTERNAL_APPLICATIONS_TOO_MANY, and those of `assertMayChange`
 */
export async function addExternalApplication(
  { principal, added, now }: AddInput,
  dependencies: ExternalDependencies,
): Promise<ExternalBoardCard> {
  await assertMayChange(principal, dependencies);
  const { externalApplications, cardNotes, jobSearchCounts, transact } = dependencies;
  const { userId: talentId } = principal;
  const { note: text = '', ...fields } = added;
  const { external_id: id, column } = fields;
  const external: StoredExternal = {
    ...fields,
    talent_id: talentId,
    history: [{ at: now, column }],
    version: 1,
    created_at: now,
  };
  const stored = await transact(async (transaction) => {
    const { external: count } = await jobSearchCounts.find(talentId, transaction);
    const known = await externalApplications.find(talentId, id, transaction);
    if (known) return known;
    if (count >= externalApplicationsMax) throw new AppError('EXTERNAL_APPLICATIONS_TOO_MANY');
    await externalApplications.insert([external], transaction);
    const note = { talent_id: talentId, card_id: id, text, version: 1, changed_at: now };
    if (text) await cardNotes.insert([note], transaction);
    await jobSearchCounts.add(talentId, { external: 1 }, transaction);
    return external;
  });
  return viewWithNote(stored, now, dependencies);
}

interface ChangeInput {
  readonly principal: Caller;
  readonly externalId: string;
  readonly change: ExternalChange;
  readonly now: Date;
}

/** @throws {AppError} APPLICATION_NOT_FOUND also for one of others, APPLICATION_CHANGED, and those of `assertMayChange` */
export async function changeExternalApplication(
  { principal, externalId, change: { version, ...changes }, now }: ChangeInput,
  dependencies: ExternalDependencies,
): Promise<ExternalBoardCard> {
  await assertMayChange(principal, dependencies);
  const { externalApplications } = dependencies;
  const external = await externalApplications.find(principal.userId, externalId);
  if (!external) throw new AppError('APPLICATION_NOT_FOUND');
  const { column } = changes;
  const isMoved = column !== undefined && column !== external.column;
  const changed = await externalApplications.change(
    { ...external, version },
    {
      ...dropUndefined(changes),
      ...(isMoved && { history: addEntry(external.history, { at: now, column }) }),
    },
  );
  if (!changed) throw new AppError('APPLICATION_CHANGED');
  return viewWithNote(changed, now, dependencies);
}

const dropUndefined = (fields: Omit<ExternalChange, 'version'>): Partial<StoredExternal> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
