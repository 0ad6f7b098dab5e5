import type { CvParseErrorCode } from '@sabi/contracts/cv/parsed-cv';
import type { Transaction } from '@sabi/service-kit/transaction';

export const cvParseStates = ['parsing', 'parsed', 'failed'] as const;

/** Causes of the last failed attempt, which decide the error code when none is left. */
export const cvParseFaults = ['extraction', 'model', 'other'] as const;
export type CvParseFault = (typeof cvParseFaults)[number];

/** State of a CV's parse, without its content. */
export interface CvParse {
  resume_id: string;
  user_id: string;
  file_key: string;
  /** SHA-256 in hex; null until the file was read. */
  file_hash: string | null;
  state: (typeof cvParseStates)[number];
  /** Started attempts, including redeliveries. */
  attempts: number;
  last_fault: CvParseFault | null;
  error_code: CvParseErrorCode | null;
  /** Key of the result in the file store; null before there is one. */
  result_key: string | null;
  updated_at: Date;
}

export interface CvParseKey {
  readonly resume_id: string;
  readonly user_id: string;
}

export interface CvParseRepository {
  /** Records an attempt's start. @returns key of an earlier result; null without one */
  begin(key: CvParseKey, fileKey: string): Promise<string | null>;
  recordFileHash(key: CvParseKey, fileHash: string): Promise<void>;
  findAllOf(userId: string): Promise<CvParse[]>;
  delete(key: CvParseKey): Promise<void>;
  deleteAllOf(userId: string, transaction: Transaction): Promise<void>;
  recordFault(key: CvParseKey, fault: CvParseFault): Promise<void>;
  findLastFault(key: CvParseKey, transaction: Transaction): Promise<CvParseFault | null>;
  markParsed(key: CvParseKey, resultKey: string, transaction: Transaction): Promise<void>;
  markFailed(key: CvParseKey, code: CvParseErrorCode, transaction: Transaction): Promise<void>;
}
