import { createHash } from 'node:crypto';
import { parsedSections } from '@sabi/contracts/ai/cv-fields';
import { listOfSection, type UnassignedLine } from '@sabi/contracts/cv/evidence';
import {
  type ImportFinding,
  type CvImport,
  type ProposedField,
  type ProposedLists,
  proposedListsSchema,
} from '@sabi/contracts/http/profile/cv-import';
import type { Profile, CvImportSummary } from '@sabi/contracts/http/profile/profile';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { EntryRepository } from '../entries/entry-repository';
import type { ProfileRepository } from '../profiles/profile-repository';
import { compareFields } from './compare-fields';
import { type ComparedEntry, compareLists, keyOfEntry, pickFields } from './compare-lists';
import type { CvImportRepository, StoredCvImport } from './cv-import-repository';
import { keyOfLine } from './place-lines';

export interface CvImportDependencies {
  readonly profiles: ProfileRepository;
  readonly entries: EntryRepository;
  readonly cvImports: CvImportRepository;
}

/** An import compared with the current profile, on every read. */
export interface ComparedCvImport {
  readonly fields: readonly ProposedField[];
  readonly entries: readonly ComparedEntry[];
  readonly version: string;
}

export async function compareCvImport(
  { parsed, own, evidence, ...cvImport }: StoredCvImport,
  profile: Profile,
  dependencies: Pick<CvImportDependencies, 'profiles' | 'entries'>,
  transaction?: Transaction,
): Promise<ComparedCvImport> {
  const origins = await dependencies.profiles.findOrigins(cvImport.user_id, transaction);
  const lists = await dependencies.entries.findAllOf(cvImport.user_id, transaction);
  const fields = compareFields({ ...parsed, ...own }, { profile, origins, evidence });
  const entries = compareLists(parsed, { lists, evidence });
  return { fields, entries, version: versionOf([cvImport.id, cvImport.state, fields, entries]) };
}

export function viewCvImport(cvImport: StoredCvImport, compared: ComparedCvImport): CvImport {
  return {
    id: cvImport.id,
    kind: cvImport.kind,
    file_name: cvImport.file_name,
    state: cvImport.state,
    version: compared.version,
    created_at: cvImport.created_at.toISOString(),
    expires_at: cvImport.expires_at.toISOString(),
    ...(cvImport.hidden_letters && { hidden_letters: cvImport.hidden_letters }),
    ...(cvImport.unread_pages && { unread_pages: cvImport.unread_pages }),
    ...(cvImport.is_recognised && { is_recognised: cvImport.is_recognised }),
    ...(cvImport.omissions?.length && { omissions: [...cvImport.omissions] }),
    ...(cvImport.unplaced?.length && { unplaced: [...cvImport.unplaced] }),
    ...(cvImport.unassigned?.length && {
      unassigned: viewUnassigned(cvImport.unassigned),
    }),
    fields: [...compared.fields],
    lists: viewLists(compared.entries),
  };
}

function viewUnassigned(lines: readonly UnassignedLine[]): NonNullable<CvImport['unassigned']> {
  return lines.map(({ section, text, entry }, index) => ({
    key: keyOfLine(index),
    section,
    text,
    ...(entry !== undefined && { near: keyOfEntry(listOfSection[section], entry) }),
  }));
}

export function summarizeCvImport(cvImport: StoredCvImport, compared: ComparedCvImport): CvImportSummary {
  const { id, state, kind, file_name, expires_at } = cvImport;
  const findings = [...compared.fields.map(({ finding }) => finding), ...compared.entries.map(findingOf)];
  const count = (wanted: ImportFinding) => findings.filter((finding) => finding === wanted).length;
  const counts = { new_count: count('new'), changed_count: count('changed') };
  return { id, state, kind, file_name, expires_at: expires_at.toISOString(), ...counts };
}

export function findingOf({ current, changes }: ComparedEntry): ImportFinding {
  if (!current) return 'new';
  return changes.length > 0 ? 'changed' : 'duplicate';
}

function viewLists(entries: readonly ComparedEntry[]): ProposedLists {
  const lists = parsedSections.map((section) => [
    section,
    entries
      .filter((entry) => entry.section === section)
      .map((entry) => ({
        key: entry.key,
        finding: findingOf(entry),
        lines: entry.lines,
        inferred: entry.inferred,
        ...entry.sureness,
        changes: [...entry.changes],
        ...(findingOf(entry) !== 'duplicate' && entry.missing.length > 0 && { missing: [...entry.missing] }),
        current: entry.current && pickFields(entry.current, entry.found),
        proposed: entry.proposed,
      })),
  ]);
  return proposedListsSchema.parse(Object.fromEntries(lists));
}

function versionOf(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 32);
}
