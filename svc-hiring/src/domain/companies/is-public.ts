import type { StoredCompany, StoredVerification } from './company';
import { stateOf } from './verification';

/** Fields that decide whether a company's page is public. */
interface CompanyStanding extends Pick<StoredCompany, 'closed_at'> {
  readonly verification: Pick<StoredVerification, 'state' | 'valid_until'>;
}

interface Circumstances {
  readonly isHiring: boolean;
  readonly now: Date;
}

/**
 * A company is public once verified by the staff or with a posting that has passed the rules; before that its
 * texts are unchecked. Sitemaps have its query equivalent.
 */
export const isPublic = (
  { closed_at: closedAt, verification }: CompanyStanding,
  { isHiring, now }: Circumstances,
): boolean => !closedAt && (isHiring || stateOf(verification, now) === 'verified');
