import type { ScanState } from '@sabi/contracts/http/profile/cv-versions';
import type { Readable } from 'node:stream';

export interface FileScanner {
  /**
   * @param open opens the file, if the scanner reads it
   * @throws {AppError} DEPENDENCY_UNAVAILABLE when the file could not be scanned
   */
  scan(open: () => Promise<Readable>): Promise<ScanState | 'infected'>;
}
