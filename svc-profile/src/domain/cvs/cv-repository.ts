import type { CvParseErrorCode } from '@sabi/contracts/cv/parsed-cv';
import type { CvState } from '@sabi/contracts/http/profile/profile';
import type { ScanState } from '@sabi/contracts/http/profile/cv-versions';
import type { Language } from '@sabi/contracts/language';
import type { Transaction } from '@sabi/service-kit/transaction';

export interface CvOwner {
  /** Empty for accounts without an address. */
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
  /** Missing on CVs stored before scanning. */
  readonly scan_state?: ScanState;
  readonly state: CvState;
  /** Queued here, not at svc-ai, until the owner's earlier CV has ended. */
  readonly is_waiting?: boolean;
  /** Written by transactions that pick the next CV, so that they conflict. */
  readonly looks?: number;
  readonly progress_percent: number;
  readonly error_code: CvParseErrorCode | null;
  /** Key of the parsed CV in the file store. */
  readonly result_key: string | null;
  /** Number of repeated requests by the sweeper. */
  readonly requeues: number;
  /** Mail address and language of its owner at upload; missing on older CVs. */
  readonly owner?: CvOwner;
  readonly uploaded_at: Date;
  /**
   * When it became current, or its upload time if parsing made it current. A CV uploaded later replaces it.
   * Missing on older CVs.
   */
  readonly chosen_at?: Date;
  /** Chosen by its owner, even if it could not be parsed. */
  readonly is_kept?: boolean;
  /** Whether its owner has accepted or dismissed the import. */
  readonly is_reviewed?: boolean;
  /** Last change of state or progress. */
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
  /** Chosen by its owner, rather than by parsing or a removal. */
  readonly isOwners: boolean;
}

/** The parses of CVs. Each change of state is a compare-and-set, impossible after a parse has ended. */
export interface CvParses {
  /** Number of queued and running parses. */
  countUnfinished(userId: string, transaction?: Transaction): Promise<number>;
  /**
   * The longest-waiting CV, unless svc-ai is parsing another of the account. Writes to a running one, so that
   * a transaction that ends it conflicts.
   */
  takeNext(userId: string, transaction: Transaction): Promise<StoredCv | null>;
  recordProgress(parse: ParseReference, percent: number, transaction: Transaction): Promise<void>;
  /** @returns the ended parse; null when it had ended before or does not exist */
  end(parse: ParseReference, end: StoredParseEnd, transaction: Transaction): Promise<StoredCv | null>;
  /** Parses without a message since the given moments, oldest first. */
  findStuck(since: { queued: Date; parsing: Date }, limit: number): Promise<StoredCv[]>;
  /** @returns false when the parse has moved since it was read */
  requeue(cv: StoredCv, transaction: Transaction): Promise<boolean>;
}

export interface CvRepository extends CvParses {
  insert(cv: StoredCv, transaction: Transaction): Promise<void>;
  findById(id: string): Promise<StoredCv | null>;
  findByKey(fileKey: string, transaction?: Transaction): Promise<StoredCv | null>;
  /** The profile's current CV. */
  findCurrent(userId: string): Promise<StoredCv | null>;
  findNewest(userId: string, transaction?: Transaction): Promise<StoredCv | null>;
  /** The newest that was parsed or chosen by its owner. */
  findNewestUsable(userId: string, transaction: Transaction): Promise<StoredCv | null>;
  /** Newest first. */
  findAllOf(userId: string): Promise<StoredCv[]>;
  /** Total size in bytes. */
  sumBytes(userId: string, transaction?: Transaction): Promise<number>;
  /** Marks it as current, with the reason. @returns false when it does not exist */
  markChosen(id: string, choice: Choice, transaction: Transaction): Promise<boolean>;
  /** Does nothing when it does not exist. */
  markImportDecided(id: string, isImportDecided: boolean, transaction: Transaction): Promise<void>;
  /** @returns the removed row; null when it does not exist */
  remove(id: string, transaction: Transaction): Promise<StoredCv | null>;
}
