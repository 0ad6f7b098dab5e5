import type { Profile } from '@sabi/contracts/http/profile/profile';
import type { RecruiterApprovalState } from '@sabi/contracts/http/profile/recruiter-approval';
import { findCompanyDomain } from './company-domain';
import type { VisibilityChoice } from './visibility-choices';

/** Facts about a talent that visibility depends on. */
export interface SeenTalent {
  readonly profile: Pick<Profile, 'user_id' | 'user_type'>;
  /** null before the first choice. */
  readonly visibility: Pick<VisibilityChoice, 'is_visible' | 'hidden_from'> | null;
}

export interface LookingRecruiter {
  readonly profile: Pick<Profile, 'user_id' | 'user_type' | 'company_email'>;
  /** Of the account itself. */
  readonly email: string;
  /** null before the approval has begun. */
  readonly approvalState: RecruiterApprovalState | null;
}

/**
 * Whether a recruiter may see a talent in a search, a list or a profile, see docs/adr/0026. Talents stay
 * hidden when in doubt.
 */
export function mayRecruiterSee(talent: SeenTalent, recruiter: LookingRecruiter): boolean {
  if (recruiter.profile.user_type !== 'recruiter' || recruiter.approvalState !== 'approved') return false;
  if (talent.profile.user_type !== 'talent' || !talent.visibility?.is_visible) return false;
  return !isHiddenFrom(talent.visibility.hidden_from, recruiter);
}

/** Checks every address of the recruiter; one without a company address is hidden from too. */
function isHiddenFrom(hidden: readonly string[], { profile, email }: LookingRecruiter): boolean {
  if (hidden.length === 0) return false;
  const companies = [profile.company_email, email].map(findCompanyDomain).filter((domain) => domain !== null);
  return companies.length === 0 || companies.some((domain) => hidden.includes(domain));
}
