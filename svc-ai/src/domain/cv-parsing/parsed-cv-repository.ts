import type { CvResult } from '@sabi/contracts/cv/evidence';

export interface ParsedCvKey {
  readonly fileHash: string;
  readonly parserVersion: string;
}

export interface CachedParsedCv {
  readonly parser_version: string;
  readonly created_at: Date;
  /** Unchecked: an earlier release may have stored another shape. */
  readonly parsed: unknown;
}

/** Caches the results of parsers by file, so that the same file is parsed and paid for once. */
export interface ParsedCvRepository {
  find(key: ParsedCvKey): Promise<CvResult | null>;
  save(key: ParsedCvKey, parsed: CvResult): Promise<void>;
  /** The results of every parser for a file. */
  findAllOf(fileHash: string): Promise<CachedParsedCv[]>;
  /** Another account with the same file has it parsed again. */
  deleteAllOf(fileHash: string): Promise<void>;
}
