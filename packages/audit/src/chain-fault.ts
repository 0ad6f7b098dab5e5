import type { AuditEntry } from './audit-entry';

export type ChainFaultKind =
  /** No entry has this number, but a later one exists. */
  | 'missing'
  /** The document's number is invalid for an entry: a fraction, a text, a negative number. */
  | 'inserted'
  /** The fields do not match the entry's hash, or are not an entry's. */
  | 'altered'
  /** An unaltered entry under another entry's number. */
  | 'reordered'
  /** The hash fits the entry, but not the link in the next entry or in the head. */
  | 'replaced'
  /** The head names an entry after the last one. */
  | 'head-ahead'
  /** Entries exist after the one that the head names. */
  | 'head-behind'
  | 'head-missing'
  /** An anchor's signature is by an unknown key, or not for these heads. */
  | 'anchor-invalid'
  /** A signed anchor has another hash for this entry: it, or one since the previous anchor, was replaced. */
  | 'anchor-mismatch'
  /** A signed anchor names an entry after the last one, and the head does not. */
  | 'truncated'
  | 'payload-altered'
  /** The payload is missing without a record of its erasure. */
  | 'payload-missing'
  /** The entry was written without a payload, but has one. */
  | 'payload-inserted';

export interface ChainFault {
  /** Number of the first wrong entry. */
  readonly seq: number;
  readonly kind: ChainFaultKind;
  /** Expected value, for people. Contains numbers, hashes and field names, no content. */
  readonly detail: string;
}

export function createFault(seq: number, kind: ChainFaultKind, detail: string): ChainFault {
  return { seq, kind, detail };
}

export function isFault(checked: AuditEntry | ChainFault): checked is ChainFault {
  return 'kind' in checked;
}
