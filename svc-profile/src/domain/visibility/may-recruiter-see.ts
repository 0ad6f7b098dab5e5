import type { Profile } from '@sabi/contracts/http/profile';
import type { RecruiterReviewState } from '@sabi/contracts/http/recruiter-review';
import type { VisibilityChoice } from '../../data-access/visibility-choices';
import { findCompanyDomain } from './company-domain';

/** A talent as far as it matters to who looks. */
export interface SeenTalent {
  readonly profile: Pick<Profile, 'user_id' | 'user_type'>;
  /** null where nothing was chosen yet. */
  readonly visibility: Pick<VisibilityChoice, 'is_visible' | 'hidden_from'> | null;
}

export interface LookingRecruiter {
  readonly profile: Pick<Profile, 'user_id' | 'user_type' | 'company_email'>;
  /** Of the account itself. */
  readonly email: string;
  /** null where the team has not begun to look at them. */
  readonly reviewState: RecruiterReviewState | null;
}

/**
 * The one rule for whether a recruiter may come across a talent, in a search, a list or a single profile; see
 * docs/adr/0026. Whoever is in doubt is not shown.
 */
export function mayRecruiterSee(talent: SeenTalent, recruiter: LookingRecruiter): boolean {
  if (recruiter.profile.user_type !== 'recruiter' || recruiter.reviewState !== 'approved') return false;
  if (talent.profile.user_type !== 'talent' || !talent.visibility?.is_visible) return false;
  return !isHiddenFrom(talent.visibility.hidden_from, recruiter);
}

/** Any address of theirs counts; who has none of a company could be anybody's, the employer's as well. */
function isHiddenFrom(hidden: readonly string[], { profile, email }: LookingRecruiter): boolean {
  if (hidden.length === 0) return false;
  const companies = [profile.company_email, email].map(findCompanyDomain).filter((domain) => domain !== null);
  return companies.length === 0 || companies.some((domain) => hidden.includes(domain));
}
