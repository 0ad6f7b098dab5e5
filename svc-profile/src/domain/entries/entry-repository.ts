import type { ParsedSection } from '@sabi/contracts/ai/cv-fields';
import type { Origin } from '@sabi/contracts/http/profile/cv-import';
import type { ProfileLists } from '@sabi/contracts/http/profile/profile';
import type { Transaction } from '@sabi/service-kit/transaction';

export type Section = keyof ProfileLists;

/** Common fields of all entries. */
export interface EntryDocument {
  _id: string;
  user_id: string;
  /** Whether its owner typed it or accepted it from a CV. */
  source: 'typed' | 'parsed';
  /** Origin of single fields where it differs from `source`. */
  origins?: Partial<Record<string, Origin>>;
  resume_id: string | null;
  /** Place in the list; new entries are last until the owner orders the list. */
  position: number;
  version: number;
  /** Removal time, after which it can be restored for a while. */
  deleted_at: Date | null;
}

export type StoredEntry = EntryDocument & Readonly<Record<string, unknown>>;

export type StoredLists = Readonly<Record<ParsedSection, StoredEntry[]>>;

export interface NewPositions {
  readonly userId: string;
  /** By the entry's id. */
  readonly positions: ReadonlyMap<string, number>;
}

export interface EntryRepository {
  /** Also another account's or a removed entry. */
  find(list: Section, id: string, transaction: Transaction): Promise<StoredEntry | null>;
  /** Lists that a CV can fill, by position, without removed entries. */
  findAllOf(userId: string, transaction?: Transaction): Promise<StoredLists>;
  findNextPosition(list: Section, userId: string, transaction: Transaction): Promise<number>;
  insert(list: Section, entries: readonly StoredEntry[], transaction: Transaction): Promise<void>;
  replace(list: Section, entry: StoredEntry, transaction: Transaction): Promise<void>;
  move(list: Section, order: NewPositions, transaction: Transaction): Promise<void>;
  /** Deletes for good. */
  remove(list: Section, entries: readonly StoredEntry[], transaction: Transaction): Promise<void>;
}
