import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import type { ProposedFieldName, ParsedSection, ImportedField } from '@sabi/contracts/ai/cv-fields';
import type { CvEvidence, Omission, UnassignedLine, Unplaced } from '@sabi/contracts/cv/evidence';
import type { CvImport } from '@sabi/contracts/http/profile/cv-import';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { StoredEntry } from '../entries/entry-repository';
import type { FieldOrigins } from '../profiles/profile-repository';

export type FieldValues = Partial<Record<ProposedFieldName, string | null>>;

/** The changes of an acceptance, stored for an undo. */
export interface Acceptance {
  /** Hash of the decision; makes a repetition a no-op. */
  readonly fingerprint: string;
  readonly fields: { readonly before: FieldValues; readonly after: FieldValues };
  readonly originsBefore: FieldOrigins;
  readonly added: readonly { readonly section: ParsedSection; readonly entry: StoredEntry }[];
  readonly changed: readonly {
    readonly section: ParsedSection;
    readonly before: StoredEntry;
    readonly after: StoredEntry;
  }[];
}

/** Content of a CV or an imported profile until its owner's decision. */
export interface StoredCvImport extends Pick<
  CvImport,
  'id' | 'kind' | 'file_name' | 'state' | 'hidden_letters' | 'unread_pages' | 'is_recognised'
> {
  readonly user_id: string;
  /** The source CV; null for an imported profile. */
  readonly resume_id: string | null;
  readonly parsed: ParsedCv;
  /** Fields of an imported profile that a CV does not have. */
  readonly own?: Readonly<Partial<Record<ImportedField, string | null>>>;
  readonly evidence: CvEvidence | null;
  /** Omitted or shortened values. */
  readonly omissions?: readonly Omission[];
  readonly unplaced?: readonly Unplaced[];
  /** Lines of the CV that found no place in `parsed`. */
  readonly unassigned?: readonly UnassignedLine[];
  readonly acceptance: Acceptance | null;
  readonly created_at: Date;
  readonly expires_at: Date;
}

export type Settlement = Pick<StoredCvImport, 'state' | 'acceptance' | 'expires_at'>;

/** Holds at most one import for each account: the newest. */
export interface CvImportRepository {
  find(userId: string, transaction?: Transaction): Promise<StoredCvImport | null>;
  put(cvImport: StoredCvImport, transaction: Transaction): Promise<void>;
  settle(cvImport: StoredCvImport, settlement: Settlement, transaction: Transaction): Promise<void>;
}
