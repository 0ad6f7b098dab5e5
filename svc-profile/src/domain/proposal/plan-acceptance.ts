import { createHash, randomUUID } from 'node:crypto';
import type { ParsedSection } from '@sabi/contracts/cv-evidence';
import type { Decision, Origin, ProposedField } from '@sabi/contracts/http/cv-proposals';
import { AppError } from '@sabi/service-kit/errors';
import type { StoredEntry, StoredLists } from '../../data-access/entry-repository';
import type { FieldOrigins } from '../../data-access/profile.model';
import type { Acceptance, FieldValues, StoredProposal } from '../../data-access/proposal-repository';
import { fieldsOf, takeFields } from './compare-entries';
import { type ComparedEntry, pickFields } from './compare-lists';
import { findingOf } from './view-proposal';
import { listLimits } from './sections';

type Accepted = ReadonlyMap<string, readonly string[] | undefined>;

interface Circumstances {
  readonly proposal: StoredProposal;
  readonly fields: readonly ProposedField[];
  readonly entries: readonly ComparedEntry[];
  readonly lists: StoredLists;
  readonly origins: FieldOrigins;
}

/**
 * What a decision does, worked out before any of it is done.
 * @throws {AppError} REQUEST_INVALID for what is not offered, and where a list would become too long
 */
export function planAcceptance(decision: Decision, around: Circumstances): Acceptance {
  const accepted: Accepted = new Map(decision.accepted.map(({ key, fields }) => [key, fields]));
  assertOffered(accepted, around);
  const chosenFields = around.fields.filter(({ key }) => accepted.has(key));
  const chosen = around.entries.filter(({ key }) => accepted.has(key));
  const added = addEntries(
    chosen.filter((entry) => findingOf(entry) === 'new'),
    around,
  );
  const changed = chosen.flatMap((entry) => {
    const { current, section } = entry;
    if (!current) return [];
    return [{ section, before: current, after: changeEntry(current, entry, accepted.get(entry.key)) }];
  });
  return {
    fingerprint: fingerprintOf(decision),
    fields: {
      before: valuesOf(chosenFields, ({ current }) => current),
      after: valuesOf(chosenFields, ({ proposed }) => proposed),
    },
    originsBefore: around.origins,
    added,
    changed,
  };
}

/** The origins of a profile's fields once a plan has been carried out. */
export function originsAfter(
  { fields, origins }: Pick<Circumstances, 'fields' | 'origins'>,
  plan: Acceptance,
) {
  const taken = fields
    .filter(({ field }) => field in plan.fields.after)
    .map(({ field, inferred }) => [field, inferred.includes(field) ? 'inferred' : 'parsed'] as const);
  return { ...origins, ...Object.fromEntries(taken) } as FieldOrigins;
}

export function fingerprintOf(decision: Decision): string {
  return createHash('sha256').update(JSON.stringify(decision)).digest('hex');
}

function assertOffered(accepted: Accepted, { fields, entries }: Circumstances): void {
  const offers = new Map<string, readonly string[]>([
    ...fields
      .filter(({ finding }) => finding !== 'duplicate')
      .map(({ key, field }) => [key, [field]] as const),
    ...entries
      .filter((entry) => findingOf(entry) !== 'duplicate')
      .map(({ key, changes }) => [key, changes.map(({ field }) => field)] as const),
  ]);
  for (const [key, wanted = []] of accepted) {
    const offered = offers.get(key);
    if (!offered || wanted.some((field) => !offered.includes(field)))
      throw new AppError('REQUEST_INVALID', {
        errors: { accepted: ['Names what the proposal does not offer'] },
      });
  }
}

/** Behind what is there, in the order of the document. */
function addEntries(
  chosen: readonly ComparedEntry[],
  { proposal, lists }: Circumstances,
): Acceptance['added'] {
  const next = new Map<ParsedSection, number>();
  return chosen.map(({ section, found, inferred }) => {
    const held = lists[section];
    const position = next.get(section) ?? Math.max(-1, ...held.map((entry) => entry.position)) + 1;
    next.set(section, position + 1);
    const added = chosen.filter((entry) => entry.section === section).length;
    if (held.length + added > listLimits[section])
      throw new AppError('REQUEST_INVALID', { errors: { accepted: [`${section} would become too long`] } });
    const entry = {
      ...found,
      _id: randomUUID(),
      user_id: proposal.user_id,
      source: 'parsed' as const,
      resume_id: proposal.resume_id,
      position,
      version: 1,
      deleted_at: null,
      ...originsOf(Object.fromEntries(inferred.map((field) => [field, 'inferred' as const]))),
    };
    return { section, entry };
  });
}

/** @param fields that are taken; without them all */
function changeEntry(
  current: StoredEntry,
  { found, changes, inferred }: ComparedEntry,
  fields: readonly string[] = changes.map(({ field }) => field),
): StoredEntry {
  const taken = takeFields(pickFields(current, found), { found, fields });
  const origins: Partial<Record<string, Origin>> = { ...current.origins };
  for (const field of fields.flatMap(fieldsOf))
    origins[field] = inferred.includes(field) ? 'inferred' : 'parsed';
  const telling = Object.entries(origins).filter(([, origin]) => origin !== current.source);
  const { origins: _before, ...rest } = current;
  return {
    ...rest,
    version: current.version + 1,
    ...taken,
    ...originsOf(Object.fromEntries(telling)),
  } as StoredEntry;
}

function originsOf(origins: Partial<Record<string, Origin>>): { origins?: Partial<Record<string, Origin>> } {
  return Object.keys(origins).length > 0 ? { origins } : {};
}

function valuesOf(
  fields: readonly ProposedField[],
  read: (field: ProposedField) => string | null,
): FieldValues {
  return Object.fromEntries(fields.map((field) => [field.field, read(field)]));
}
