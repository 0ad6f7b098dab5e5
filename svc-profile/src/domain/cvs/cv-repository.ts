import type { CvParseErrorCode } from '@sabi/contracts/cv/parsed-cv';
import type { CvState } from '@sabi/contracts/http/profile/profile';
import type { ScanState } from '@sabi/contracts/http/profile/cv-versions';
import type { Language } from '@sabi/contracts/language';
import type { Transaction } from '@sabi/service-kit/transaction';

export interface CvOwner {
  /** Empty where the account has none. */
  readonly email: string;
  readonly language: Language;
}

/** A CV and its parse. */
export interface StoredCv {
  readonly id: string;
  readonly user_id: string;
  readonly file_key: string;
  readonly file_name: string;
  readonly size_bytes: number;
  /** Hex. */
  readonly sha256: string;
  /** Missing on CVs from before scanning. */
  readonly scan_state?: ScanState;
  readonly state: CvState;
  /** Not requested from svc-ai yet: it waits until the owner's earlier CV has ended. */
  readonly is_waiting?: boolean;
  /** Written by transactions that look for the next CV, so that two of them conflict with each other. */
  readonly looks?: number;
  readonly progress_percent: number;
  readonly error_code: CvParseErrorCode | null;
  /** Where the parsed CV lies in the file store. */
  readonly result_key: string | null;
  /** How often the sweeper has requested it again. */
  readonly requeues: number;
  /** Mail address and language of its owner at upload; missing on older CVs. */
  readonly owner?: CvOwner;
  readonly uploaded_at: Date;
  /**
   * When it last became the current CV; its upload time where that happened by being parsed. A CV uploaded later replaces it.
   * Missing on older CVs.
   */
  readonly chosen_at?: Date;
  /** Chosen by its owner, even if it could not be parsed. */
  readonly is_kept?: boolean;
  /** Its owner has accepted or dismissed the import. */
  readonly is_reviewed?: boolean;
  /** When state or progress changed last. */
  readonly changed_at: Date;
}

/** A parse as messages identify it. */
export interface ParseReference {
  readonly resume_id: string;
  readonly user_id: string;
  readonly file_key: string;
}

export type StoredParseEnd =
  | { readonly state: 'parsed'; readonly result_key: string }
  | { readonly state: 'failed'; readonly error_code: CvParseErrorCode | null };

/** @see StoredCv.chosen_at */
export interface Choice {
  readonly chosenAt: Date;
  /** Chosen by its owner, not as a consequence of parsing or of a removal. */
  readonly isOwners: boolean;
}

/** The parses of CVs. Every change of state is a compare-and-set: it happens once, and never after a parse has ended. */
export interface CvParses {
  /** How many are being read, or wait for it. */
  countUnfinished(userId: string, transaction?: Transaction): Promise<number>;
  /**
   * The CV that has waited longest, unless svc-ai is parsing another one of the account. The one being parsed is written to, so
   * that a transaction that ends it at the same time conflicts.
   */
  takeNext(userId: string, transaction: Transaction): Promise<StoredCv | null>;
  recordProgress(parse: ParseReference, percent: number, transaction: Transaction): Promise<void>;
  /** @returns the parse as it has ended; null when it had ended before, or there is no such parse */
  end(parse: ParseReference, end: StoredParseEnd, transaction: Transaction): Promise<StoredCv | null>;
  /** Parses without any message since the given moments, the oldest first. */
  findStuck(since: { queued: Date; parsing: Date }, limit: number): Promise<StoredCv[]>;
  /** @returns false when the parse has moved since it was read */
  requeue(cv: StoredCv, transaction: Transaction): Promise<boolean>;
}

export interface CvRepository extends CvParses {
  insert(cv: StoredCv, transaction: Transaction): Promise<void>;
  findById(id: string): Promise<StoredCv | null>;
  findByKey(fileKey: string, transaction?: Transaction): Promise<StoredCv | null>;
  /** The one the profile names. */
  findCurrent(userId: string): Promise<StoredCv | null>;
  findNewest(userId: string, transaction?: Transaction): Promise<StoredCv | null>;
  /** The newest that was read, or that its owner keeps although it was not. */
  findNewestUsable(userId: string, transaction: Transaction): Promise<StoredCv | null>;
  /** Newest first. */
  findAllOf(userId: string): Promise<StoredCv[]>;
  /** Total size of an account's CVs. */
  sumBytes(userId: string, transaction?: Transaction): Promise<number>;
  /** Marks it as the current one, and why. @returns false when it is not there */
  markChosen(id: string, choice: Choice, transaction: Transaction): Promise<boolean>;
  /** Marks whether its owner has decided on what was read of it; nothing where it is not there. */
  markImportDecided(id: string, isImportDecided: boolean, transaction: Transaction): Promise<void>;
  /** @returns it as it was; null when it was not there */
  remove(id: string, transaction: Transaction): Promise<StoredCv | null>;
}
