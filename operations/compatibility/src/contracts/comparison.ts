import type { SharedSchemas } from './json-schema';

/**
 * Role of the released contract's consumer. `answer`: a client that reads what the server sends now. `request`: a client that
 * sends what the server reads now.
 */
export type Direction = 'answer' | 'request';

export interface Comparison {
  readonly direction: Direction;
  readonly released: SharedSchemas;
  readonly current: SharedSchemas;
  /** Readers accept unknown values, by the answer's status: error codes are added to. */
  readonly valuesAreOpen?: boolean;
}
