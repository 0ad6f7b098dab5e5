import type { CvEvidence, UnassignedLine } from '@sabi/contracts/cv/evidence';
import { locateCv } from './entry-location';
import { type EvidenceRequest, findEvidence } from './find-evidence';
import { locateUnassigned } from './locate-unassigned';

interface ReadingRequest extends EvidenceRequest {
  /** Lines that found no place in an entry. */
  readonly unassigned: readonly UnassignedLine[];
}

/** The lines behind each value of a CV, and the entries beside which unassigned lines stand. Searches the document once for both. */
export function describeReading({ unassigned, ...request }: ReadingRequest): {
  evidence: CvEvidence;
  unassigned: UnassignedLine[];
} {
  const located = locateCv(request.cv, request.lines);
  return {
    evidence: findEvidence(request, located),
    unassigned: locateUnassigned({ ...request, unassigned }, located),
  };
}
