import type { AuditEntry } from './audit-entry';

export type ChainFaultKind =
  /** There is no entry with this number, but a later one. */
  | 'missing'
  /** A document stands here that no entry may have as its number: a fraction, a text, a negative number. */
  | 'inserted'
  /** The fields do not give the hash of the entry, or are not those of an entry. */
  | 'altered'
  /** An unaltered entry under the number of another one. */
  | 'reordered'
  /** The hash fits the entry, but not the link to it in the next entry or in the head. */
  | 'replaced'
  /** The head names an entry after the last one. */
  | 'head-ahead'
  /** There are entries after the one that the head names. */
  | 'head-behind'
  | 'head-missing'
  /** The signature of an anchor is not of a known key, or not of these heads. */
  | 'anchor-invalid'
  /** A signed anchor has another hash for this entry: it, or one since the anchor before, was replaced. */
  | 'anchor-mismatch'
  /** A signed anchor names an entry after the last one, and the head does not. */
  | 'truncated'
  | 'payload-altered'
  /** The payload is gone without a note of its erasure. */
  | 'payload-missing'
  /** The entry was written without a payload, and now has one. */
  | 'payload-inserted';

/** The first thing that is wrong with a chain. */
export interface ChainFault {
  /** Number of the first wrong entry. */
  readonly seq: number;
  readonly kind: ChainFaultKind;
  /** For a person: what was expected. Contains numbers, hashes and names of fields, no content. */
  readonly detail: string;
}

export function createFault(seq: number, kind: ChainFaultKind, detail: string): ChainFault {
  return { seq, kind, detail };
}

export function isFault(checked: AuditEntry | ChainFault): checked is ChainFault {
  return 'kind' in checked;
}
