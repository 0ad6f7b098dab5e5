import type { AuditHead } from './audit-head';
import { type AuditEntry, auditEntrySchema, genesisHash, hashEntry } from './audit-entry';
import { type ChainFault, createFault, isFault } from './chain-fault';

/** Known hash of an entry. */
export interface Checkpoint extends Pick<AuditHead, 'seq' | 'hash'> {
  readonly source: 'anchor' | 'head';
}

/** Checks entries one after the other, in the memory of one. */
export interface ChainChecker {
  /**
   * @param position the stored number of the document
   * @param document as stored, without that number
   */
  check(position: unknown, document: unknown): AuditEntry | ChainFault;
  /** After the last entry: whether a checkpoint lies beyond it. */
  finish(): ChainFault | null;
  /** The last valid entry; 0 before the first. */
  readonly last: Pick<AuditHead, 'seq' | 'hash'>;
  /** The last entry confirmed by an anchor; 0 without one. */
  readonly anchoredSeq: number;
}

export function createChainChecker(service: string, checkpoints: readonly Checkpoint[]): ChainChecker {
  const waiting = checkpoints.filter(({ seq }) => seq > 0).toSorted((a, b) => a.seq - b.seq);
  let last = { seq: 0, hash: genesisHash(service) };
  let anchoredSeq = 0;
  /** Number of passed entries of `waiting`. */
  let passed = 0;

  const checkCheckpoints = ({ seq, hash }: AuditEntry): ChainFault | null => {
    for (let next = waiting[passed]; next?.seq === seq; next = waiting[passed]) {
      if (next.hash !== hash) return describeCheckpoint(next, anchoredSeq);
      if (next.source === 'anchor') anchoredSeq = seq;
      passed += 1;
    }
    return null;
  };

  return {
    check: (position, document) => {
      const entry = readEntry(position, document, last.seq + 1);
      if (isFault(entry)) return entry;
      if (entry.prev !== last.hash) return describeBrokenLink(entry, last.seq, anchoredSeq);
      const fault = checkCheckpoints(entry);
      if (fault) return fault;
      last = { seq: entry.seq, hash: entry.hash };
      return entry;
    },
    finish: () => {
      const [first, ...others] = waiting.slice(passed);
      if (!first) return null;
      const { source, seq } = others.find((one) => one.source === 'head') ?? first;
      const kind = source === 'head' ? 'head-ahead' : 'truncated';
      return createFault(
        last.seq + 1,
        kind,
        `the ${source} names entry ${seq}, the last one here is ${last.seq}`,
      );
    },
    get last() {
      return last;
    },
    get anchoredSeq() {
      return anchoredSeq;
    },
  };
}

/** Checks an entry by itself: number, fields and hash. */
function readEntry(position: unknown, document: unknown, expected: number): AuditEntry | ChainFault {
  if (position !== expected)
    return Number.isSafeInteger(position) && Number(position) > expected
      ? createFault(expected, 'missing', `the next one here is ${String(position)}`)
      : createFault(expected, 'inserted', `a document is numbered ${JSON.stringify(position)}`);
  const { data: entry, error } = auditEntrySchema.safeParse(document);
  if (!entry) return createFault(expected, 'altered', `not an entry: ${namesOfFields(error.issues)}`);
  const { hash, ...content } = entry;
  const computed = hashEntry(content);
  if (computed !== hash)
    return createFault(expected, 'altered', `its hash is ${hash}, its fields give ${computed}`);
  if (entry.seq !== expected) return createFault(expected, 'reordered', `it was written as ${entry.seq}`);
  return entry;
}

/** The previous entry is at fault, unless an anchor has confirmed it or there is none: then this one is. */
function describeBrokenLink({ seq }: AuditEntry, lastSeq: number, anchoredSeq: number): ChainFault {
  const wrong = lastSeq === anchoredSeq ? seq : lastSeq;
  return createFault(wrong, 'replaced', `entry ${seq} was not written after the one here before it`);
}

function describeCheckpoint({ seq, hash, source }: Checkpoint, anchoredSeq: number): ChainFault {
  if (source === 'head') return createFault(seq, 'replaced', `the head has the hash ${hash}`);
  return createFault(
    seq,
    'anchor-mismatch',
    `the anchor has the hash ${hash}; the first wrong entry is one of ${anchoredSeq + 1} to ${seq}`,
  );
}

const namesOfFields = (issues: readonly { readonly path: readonly PropertyKey[]; code: string }[]) =>
  issues.map(({ path, code }) => `${path.map(String).join('.') || 'document'} (${code})`).join(', ');
