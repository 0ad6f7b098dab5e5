import type { ParsedSection } from '@sabi/contracts/ai/cv-fields';
import type { Origin } from '@sabi/contracts/http/profile/cv-import';
import type { ProfileLists } from '@sabi/contracts/http/profile/profile';
import type { Transaction } from '@sabi/service-kit/transaction';

export type Section = keyof ProfileLists;

/** What every entry has besides the fields of its section. */
export interface EntryDocument {
  _id: string;
  user_id: string;
  /** Whether its owner typed it or accepted it from a CV. */
  source: 'typed' | 'parsed';
  /** Origin of single fields where it differs from `source`. */
  origins?: Partial<Record<string, Origin>>;
  /** The CV it was read from. */
  resume_id: string | null;
  /** Place in the list: behind what was there when it was added, until the owner orders the list. */
  position: number;
  /** Counts its changes. */
  version: number;
  /** When it was removed; it can be restored for a while. */
  deleted_at: Date | null;
}

/** A stored entry: the fields of its list, its owner and its source. */
export type StoredEntry = EntryDocument & Readonly<Record<string, unknown>>;

export type StoredLists = Readonly<Record<ParsedSection, StoredEntry[]>>;

export interface NewPositions {
  readonly userId: string;
  /** By the entry's id. */
  readonly positions: ReadonlyMap<string, number>;
}

/** Entries one by one. */
export interface EntryRepository {
  /** Of any account, and also a removed one. */
  find(list: Section, id: string, transaction: Transaction): Promise<StoredEntry | null>;
  /** Each list that a CV can fill, by position, without what has been deleted. */
  findAllOf(userId: string, transaction?: Transaction): Promise<StoredLists>;
  /** The position after all others of the list. */
  findNextPosition(list: Section, userId: string, transaction: Transaction): Promise<number>;
  insert(list: Section, entries: readonly StoredEntry[], transaction: Transaction): Promise<void>;
  /** Replaces an entry. */
  replace(list: Section, entry: StoredEntry, transaction: Transaction): Promise<void>;
  /** Changes only the positions of entries. */
  move(list: Section, order: NewPositions, transaction: Transaction): Promise<void>;
  /** Without a way to restore them. */
  remove(list: Section, entries: readonly StoredEntry[], transaction: Transaction): Promise<void>;
}
