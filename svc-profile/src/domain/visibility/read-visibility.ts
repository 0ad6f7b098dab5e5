import type { Visibility } from '@sabi/contracts/http/profile/visibility';
import type { Account } from '../access/access-policy';
import { assertCvAccess } from '../profiles/assert-cv-access';
import { openProfile, type OpenProfileDependencies } from '../profiles/open-profile';
import { suggestDomains, type SuggestionDependencies } from './suggest-domains';
import type { VisibilityChoice, VisibilityChoices } from './visibility-choices';

export interface VisibilityDependencies extends OpenProfileDependencies, SuggestionDependencies {
  readonly visibilityChoices: VisibilityChoices;
}

/** Hidden by default: see docs/adr/0026. */
export const defaultVisibility: Pick<VisibilityChoice, 'is_visible' | 'hidden_from'> = {
  is_visible: false,
  hidden_from: [],
};

/** Which recruiters may see the caller. @throws {AppError} ACCESS_DENIED for a recruiter */
export async function readVisibility(
  { account, email }: { account: Account; email: string },
  dependencies: VisibilityDependencies,
): Promise<Visibility> {
  await assertCvAccess(account, dependencies);
  const profile = await openProfile(account, dependencies);
  const choice = await dependencies.visibilityChoices.findByUser(account.userId);
  const { is_visible, hidden_from } = choice ?? defaultVisibility;
  const suggested = await suggestDomains({ profile, email }, dependencies);
  const suggestions = suggested.filter((domain) => !hidden_from.includes(domain));
  return { is_visible, hidden_from: [...hidden_from], suggestions };
}
