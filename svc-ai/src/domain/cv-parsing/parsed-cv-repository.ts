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

/** Cache of parsers' results by file, so that a file is parsed and paid for once. */
export interface ParsedCvRepository {
  find(key: ParsedCvKey): Promise<CvResult | null>;
  save(key: ParsedCvKey, parsed: CvResult): Promise<void>;
  /** Results of all parsers for a file. */
  findAllOf(fileHash: string): Promise<CachedParsedCv[]>;
  /** For another account with the file, it is parsed again. */
  deleteAllOf(fileHash: string): Promise<void>;
}
