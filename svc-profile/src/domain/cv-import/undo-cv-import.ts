import { isDeepStrictEqual } from 'node:util';
import type { ProposedFieldName } from '@sabi/contracts/ai/cv-fields';
import type { CvImport } from '@sabi/contracts/http/profile/cv-import';
import type { Profile } from '@sabi/contracts/http/profile/profile';
import { AppError } from '@sabi/service-kit/errors';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { Account } from '../access/access-policy';
import { assertCvAccess } from '../profiles/assert-cv-access';
import type { StoredEntry, StoredLists } from '../entries/entry-repository';
import type { FieldOrigins, ProfileRevision } from '../profiles/profile-repository';
import { decisionDeadline } from './cv-import-deadlines';
import type { Acceptance } from './cv-import-repository';
import { type DecideDependencies, getProfile } from './decide-cv-import';
import { getOwnCvImport } from './get-cv-import';
import { settleCvImport } from './settle-cv-import';
import { compareCvImport, viewCvImport } from './view-cv-import';

/**
 * Reopens a decided import and reverts the changes of its acceptance. Later changes to the rest of the profile stay.
 * @throws {AppError} PROPOSAL_NOT_FOUND also after the deadline; PROPOSAL_UNDO_BLOCKED when accepted values were changed since
 */
export async function undoCvImport(
  request: { account: Account; cvImportId: string },
  dependencies: DecideDependencies,
): Promise<CvImport> {
  await assertCvAccess(request.account, dependencies);
  return dependencies.transact(async (transaction) => {
    const cvImport = await getOwnCvImport(request, dependencies, transaction);
    const profile = await getProfile(request.account, dependencies, transaction);
    if (cvImport.state === 'open')
      return viewCvImport(cvImport, await compareCvImport(cvImport, profile, dependencies, transaction));
    const revision = cvImport.acceptance
      ? await putBack(profile, cvImport.acceptance, dependencies, transaction)
      : {};
    await dependencies.cvCorrections.remove(cvImport.id, transaction);
    const settlement = { state: 'open', acceptance: null, expires_at: decisionDeadline(new Date()) } as const;
    const decided = { cvImport, settlement, change: () => revision };
    const opened = await settleCvImport(decided, dependencies, transaction);
    const restored = await getProfile(request.account, dependencies, transaction);
    return viewCvImport(opened, await compareCvImport(opened, restored, dependencies, transaction));
  });
}

/** @returns changes to the profile's own fields */
async function putBack(
  profile: Profile,
  acceptance: Acceptance,
  dependencies: DecideDependencies,
  transaction: Transaction,
): Promise<ProfileRevision> {
  const { entries, profiles } = dependencies;
  const userId = profile.user_id;
  const lists = await entries.findAllOf(userId, transaction);
  if (!isUnchanged(profile, lists, acceptance)) throw new AppError('PROPOSAL_UNDO_BLOCKED');
  for (const { section, entry } of acceptance.added) await entries.remove(section, [entry], transaction);
  for (const { section, before, after } of acceptance.changed) {
    const { position } = findEntry(lists, section, before._id) ?? before;
    await entries.replace(section, { ...before, position, version: after.version + 1 }, transaction);
  }
  const origins = await profiles.findOrigins(userId, transaction);
  return { ...acceptance.fields.before, field_origins: restoreOrigins(origins, acceptance) };
}

/** Accepted entries removed since do not count as changed. */
function isUnchanged(profile: Profile, lists: StoredLists, { fields, added, changed }: Acceptance): boolean {
  const fieldNames = Object.keys(fields.after) as ProposedFieldName[];
  return (
    fieldNames.every((name) => profile[name] === fields.after[name]) &&
    added.every(({ section, entry }) => {
      const held = findEntry(lists, section, entry._id);
      return !held || saysTheSame(held, entry);
    }) &&
    changed.every(({ section, after }) => {
      const held = findEntry(lists, section, after._id);
      return held !== undefined && saysTheSame(held, after);
    })
  );
}

function findEntry(lists: StoredLists, section: keyof StoredLists, id: string): StoredEntry | undefined {
  return lists[section].find(({ _id }) => _id === id);
}

/** Ignores the position, since the owner may have reordered the list. */
function saysTheSame(held: StoredEntry, { position: _position, ...accepted }: StoredEntry): boolean {
  return Object.entries(accepted).every(([name, value]) => isDeepStrictEqual(held[name], value));
}

function restoreOrigins(current: FieldOrigins, { fields, originsBefore }: Acceptance): FieldOrigins {
  const touched = Object.keys(fields.after) as ProposedFieldName[];
  const kept = Object.entries(current).filter(([name]) => !touched.includes(name as ProposedFieldName));
  const before = Object.entries(originsBefore).filter(([name]) =>
    touched.includes(name as ProposedFieldName),
  );
  return Object.fromEntries([...kept, ...before]);
}
