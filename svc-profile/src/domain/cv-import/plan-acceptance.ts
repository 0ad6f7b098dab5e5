import { createHash, randomUUID } from 'node:crypto';
import { type ParsedSection, parsedSections } from '@sabi/contracts/ai/cv-fields';
import type { Decision, Origin, PlacedLine, ProposedField } from '@sabi/contracts/http/profile/cv-import';
import { entryFieldsSchemas } from '@sabi/contracts/http/profile/entries';
import { profileChangesSchema } from '@sabi/contracts/http/profile/profile';
import { AppError } from '@sabi/service-kit/errors';
import type { ZodError } from 'zod';
import type { StoredEntry, StoredLists } from '../entries/entry-repository';
import type { FieldOrigins } from '../profiles/profile-repository';
import { type AnyFields, fieldsOf, takeFields } from './compare-entries';
import { type ComparedEntry, pickFields } from './compare-lists';
import type { Acceptance, FieldValues, StoredCvImport } from './cv-import-repository';
import { joinDescription, newEntry, textOfLine } from './place-lines';
import { listLimits } from './section-rules';
import { findingOf } from './view-cv-import';

type AcceptedItem = Omit<Decision['accepted'][number], 'key'>;
type Accepted = ReadonlyMap<string, AcceptedItem>;

interface PlanContext {
  readonly cvImport: StoredCvImport;
  readonly fields: readonly ProposedField[];
  readonly entries: readonly ComparedEntry[];
  readonly lists: StoredLists;
  readonly origins: FieldOrigins;
}

/**
 * Plans all changes of a decision before any of them is made.
 * @throws {AppError} REQUEST_INVALID for what is not offered, and by its key for each entry that its owner could not have
 *   written as it would become; ENTRY_LIMIT_REACHED by the name of each list that would become too long
 */
export function planAcceptance(decision: Decision, around: PlanContext): Acceptance {
  const accepted: Accepted = new Map(decision.accepted.map(({ key, ...item }) => [key, item]));
  assertOffered(accepted, around);
  const placed = decision.placed ?? [];
  assertPlaces(placed, accepted, around);
  const chosenFields = around.fields.filter(({ key }) => accepted.has(key));
  const after = resolveFields(chosenFields, accepted);
  const chosen = [
    ...resolveEntries(around, accepted, placed),
    ...resolveNewEntries(placed.filter(({ as }) => as !== 'description')),
  ];
  const additions = chosen.filter(({ current }) => !current);
  assertRoom(additions, around.lists);
  const added = addEntries(additions, around);
  const changed = chosen.flatMap(({ current, ...entry }) =>
    current ? [{ section: entry.section, before: current, after: changeEntry(current, entry) }] : [],
  );
  return {
    fingerprint: fingerprintOf(decision),
    fields: {
      before: valuesOf(chosenFields, ({ current }) => current),
      after,
    },
    originsBefore: around.origins,
    added,
    changed,
  };
}

export function originsAfter({ fields, origins }: Pick<PlanContext, 'fields' | 'origins'>, plan: Acceptance) {
  const taken = fields
    .filter(({ field, proposed }) => plan.fields.after[field] === proposed)
    .map(({ field, inferred }) => [field, inferred.includes(field) ? 'inferred' : 'parsed'] as const);
  const kept = Object.entries(origins).filter(([field]) => !(field in plan.fields.after));
  return Object.fromEntries([...kept, ...taken]) as FieldOrigins;
}

export function fingerprintOf(decision: Decision): string {
  return createHash('sha256').update(JSON.stringify(decision)).digest('hex');
}

function assertOffered(accepted: Accepted, { fields, entries }: PlanContext): void {
  const offers = new Map<string, readonly string[]>([
    ...fields
      .filter(({ finding }) => finding !== 'duplicate')
      .map(({ key, field }) => [key, [field]] as const),
    ...entries
      .filter((entry) => findingOf(entry) !== 'duplicate')
      .map(({ key, changes }) => [key, changes.map(({ field }) => field)] as const),
  ]);
  const missing = new Map(entries.map((entry) => [entry.key, entry.missing]));
  const shown = new Map<string, readonly string[]>([
    ...fields.map(({ key, field }) => [key, [field]] as const),
    ...entries.map(({ key, found }) => [key, Object.keys(found)] as const),
  ]);
  for (const [key, { fields: wanted = [], said = {}, corrected = {} }] of accepted) {
    const offered = offers.get(key);
    const isAsked = (name: string) => missing.get(key)?.includes(name) === true;
    const isShown = (name: string) => shown.get(key)?.includes(name) === true;
    const isOffered = offered && wanted.every((field) => offered.includes(field));
    if (!isOffered || !Object.keys(said).every(isAsked) || !Object.keys(corrected).every(isShown))
      throw new AppError('REQUEST_INVALID', {
        errors: { accepted: ['Names what the proposal does not offer'] },
      });
  }
}

/** An accepted entry in its final form. */
interface ResolvedEntry extends Pick<ComparedEntry, 'section' | 'current'> {
  readonly fields: AnyFields;
  readonly origins: Partial<Record<string, Origin>>;
}

/** The final content of the accepted entries. @throws {AppError} REQUEST_INVALID */
function resolveEntries(
  { entries, cvImport: { unassigned = [] } }: PlanContext,
  accepted: Accepted,
  placed: readonly PlacedLine[],
): ResolvedEntry[] {
  const faults: Record<string, string[]> = {};
  const settled = entries.flatMap((entry): ResolvedEntry[] => {
    const own = placed.filter((line) => line.as === 'description' && line.entry === entry.key);
    const item = accepted.get(entry.key) ?? (own.length > 0 ? { fields: [] } : undefined);
    if (!item) return [];
    const lines = own.map((line) => textOfLine(line, unassigned));
    const { section, current } = entry;
    const { success, data, error } = entryFieldsSchemas[section].safeParse(
      joinDescription(resolveEntry(entry, item), lines),
    );
    if (success) return [{ section, current, fields: data, origins: findOrigins(entry, item) }];
    faults[entry.key] = faultsOf(error);
    return [];
  });
  if (Object.keys(faults).length > 0) throw new AppError('REQUEST_INVALID', { errors: faults });
  return settled;
}

/** `job_title Too small`: each fault of an entry with its field. */
const faultsOf = ({ issues }: ZodError): string[] =>
  issues.map(({ path, message }) => `${path.join('.')} ${message}`);

/** Entries that its owner makes of unassigned lines. @throws {AppError} REQUEST_INVALID by the key of the line */
function resolveNewEntries(placed: readonly PlacedLine[]): ResolvedEntry[] {
  return placed.flatMap(({ key, as, said = {} }): ResolvedEntry[] => {
    if (as === 'description') return [];
    const { success, data, error } = entryFieldsSchemas[as].safeParse(newEntry(as, said));
    if (!success)
      throw new AppError('REQUEST_INVALID', {
        errors: { [key]: faultsOf(error) },
      });
    const origins = Object.fromEntries(Object.keys(said).map((name) => [name, 'typed' as const]));
    return [{ section: as, current: null, fields: data, origins }];
  });
}

/** The values of the profile's own fields. @throws {AppError} REQUEST_INVALID by the key of a field */
function resolveFields(fields: readonly ProposedField[], accepted: Accepted): FieldValues {
  return valuesOf(fields, ({ key, field, proposed }) => {
    const said = accepted.get(key)?.corrected?.[field];
    if (said === undefined) return proposed;
    const { success, data, error } = profileChangesSchema.shape[field].safeParse(said);
    if (!success)
      throw new AppError('REQUEST_INVALID', {
        errors: { [key]: error.issues.map(({ message }) => message) },
      });
    return data ?? null;
  });
}

/** Lines go into new entries, and into entries of the profile or those that come into it. @throws {AppError} REQUEST_INVALID */
function assertPlaces(
  placed: readonly PlacedLine[],
  accepted: Accepted,
  { cvImport: { unassigned = [] }, entries }: PlanContext,
): void {
  const lines = new Set(placed.map(({ key }) => key));
  const isPlace = (line: PlacedLine) => {
    const target = entries.find(({ key }) => key === line.entry);
    const isJoined = line.as === 'description';
    const isReached = target && 'description' in target.found && (target.current || accepted.has(target.key));
    return textOfLine(line, unassigned) !== '' && (isJoined ? Boolean(isReached) : line.entry === undefined);
  };
  if (lines.size !== placed.length || !placed.every(isPlace))
    throw new AppError('REQUEST_INVALID', { errors: { placed: ['Names what the proposal does not offer'] } });
}

/** Without named fields, takes all that differ. */
function resolveEntry({ section, found, changes, current }: ComparedEntry, item: AcceptedItem): AnyFields {
  const { fields = changes.map(({ field }) => field), said, corrected } = item;
  const taken = current ? takeFields(section, pickFields(current, found), { found, fields }) : found;
  return { ...taken, ...said, ...corrected };
}

function findOrigins(
  { section, changes, current, inferred }: ComparedEntry,
  { fields = changes.map(({ field }) => field), said = {}, corrected = {} }: AcceptedItem,
): ResolvedEntry['origins'] {
  const taken = current ? fields.flatMap((choice) => fieldsOf(section, choice)) : inferred;
  return Object.fromEntries([
    ...taken.map((field) => [field, inferred.includes(field) ? 'inferred' : 'parsed'] as const),
    ...Object.keys({ ...said, ...corrected }).map((name) => [name, 'typed'] as const),
  ]);
}

function assertRoom(additions: readonly ResolvedEntry[], lists: StoredLists): void {
  const full = parsedSections.flatMap((section) => {
    const count = lists[section].length + additions.filter((entry) => entry.section === section).length;
    return count > listLimits[section] ? [[section, [`${count - listLimits[section]} too many`]]] : [];
  });
  if (full.length > 0)
    throw new AppError('ENTRY_LIMIT_REACHED', {
      errors: Object.fromEntries(full) as Record<string, string[]>,
    });
}

/** Appends entries in the order of the document. */
function addEntries(chosen: readonly ResolvedEntry[], { cvImport, lists }: PlanContext): Acceptance['added'] {
  const next = new Map<ParsedSection, number>();
  return chosen.map(({ section, fields, origins }) => {
    const held = lists[section];
    const position = next.get(section) ?? Math.max(-1, ...held.map((entry) => entry.position)) + 1;
    next.set(section, position + 1);
    const entry = {
      ...fields,
      _id: randomUUID(),
      user_id: cvImport.user_id,
      source: 'parsed' as const,
      resume_id: cvImport.resume_id,
      position,
      version: 1,
      deleted_at: null,
      ...originsOf(origins),
    };
    return { section, entry };
  });
}

function changeEntry(
  current: StoredEntry,
  { fields, origins }: Pick<ResolvedEntry, 'fields' | 'origins'>,
): StoredEntry {
  const { origins: before, ...rest } = current;
  const differing = Object.entries({ ...before, ...origins }).filter(
    ([, origin]) => origin !== current.source,
  );
  return {
    ...rest,
    version: current.version + 1,
    ...fields,
    ...originsOf(Object.fromEntries(differing)),
  };
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
