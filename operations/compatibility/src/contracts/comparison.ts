import type { SharedSchemas } from './json-schema';

/**
 * The consumer of the released contract. `answer`: a client that reads what the server sends now. `request`: a client that
 * sends what the server reads now.
 */
export type Direction = 'answer' | 'request';

export interface Comparison {
  readonly direction: Direction;
  readonly released: SharedSchemas;
  readonly current: SharedSchemas;
  /** Readers take values they do not know, by the answer's status: error codes are added to. */
  readonly valuesAreOpen?: boolean;
}
