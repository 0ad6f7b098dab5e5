import type { AuditHead } from './audit-head';
import { type Anchor, isAnchorValid } from './anchor';
import type { VerificationKeys } from './anchor-keys';
import type { ChainChecker, Checkpoint } from './chain-checker';
import { type ChainFault, createFault } from './chain-fault';

/** Signed anchors for the verification of a chain, and the keys that may have signed them. */
export interface SignedAnchors {
  readonly anchors: readonly Anchor[];
  readonly keys: VerificationKeys;
}

export interface SoundChain {
  readonly ok: true;
  /** The last verified entry. */
  readonly head: AuditHead;
  /** The last entry confirmed by a signed anchor; 0 without anchors. */
  readonly anchoredSeq: number;
}

export type Verification<Found extends object = object> =
  | (SoundChain & Found)
  | { readonly ok: false; readonly fault: ChainFault };

export function describeSoundChain(service: string, { last, anchoredSeq }: ChainChecker): SoundChain {
  return { ok: true, head: { service, ...last }, anchoredSeq };
}

/** @returns the checkpoints of a service, or a fault for an invalid signature */
export function readCheckpoints(
  service: string,
  { anchors, keys }: SignedAnchors,
): Checkpoint[] | ChainFault {
  const headsOf = ({ heads }: Anchor) => heads.filter((head) => head.service === service);
  const forged = anchors.find((anchor) => !isAnchorValid(anchor, keys));
  if (forged) {
    const seq = headsOf(forged)[0]?.seq ?? 0;
    return createFault(seq, 'anchor-invalid', `the anchor of ${forged.day} is not signed by a known key`);
  }
  return anchors.flatMap(headsOf).map(({ seq, hash }) => ({ seq, hash, source: 'anchor' as const }));
}
