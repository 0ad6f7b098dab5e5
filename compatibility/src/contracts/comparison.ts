import type { SharedSchemas } from './json-schema';

/**
 * Who was written against the released contract. `answer`: whoever reads what a server sends now. `request`: whoever sends what
 * a server reads now.
 */
export type Direction = 'answer' | 'request';

export interface Comparison {
  readonly direction: Direction;
  readonly released: SharedSchemas;
  readonly current: SharedSchemas;
  /** Readers take values they do not know, by the answer's status: error codes are added to. */
  readonly valuesAreOpen?: boolean;
}
