import type { StoredCompany, StoredVerification } from './company';
import { stateOf } from './verification';

/** Fields that decide whether a company's page is public. */
export interface CompanyStanding extends Pick<StoredCompany, 'closed_at' | 'is_demo'> {
  readonly verification: Pick<StoredVerification, 'state' | 'valid_until'>;
}

interface Circumstances {
  readonly isHiring: boolean;
  readonly now: Date;
}

/**
 * A company is public once verified by the staff or with a posting that has passed the rules; before that its
 * texts are unchecked.
 */
export const isPublic = (
  { closed_at: closedAt, verification }: CompanyStanding,
  { isHiring, now }: Circumstances,
): boolean => !closedAt && (isHiring || stateOf(verification, now) === 'verified');

/** Whether search engines may index the first page of a company; the page itself declares `noindex` otherwise. */
export const isIndexed = (company: CompanyStanding, circumstances: Circumstances): boolean =>
  !company.is_demo && isPublic(company, circumstances);
