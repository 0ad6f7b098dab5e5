import {
  maxHiddenDomains,
  type Visibility,
  type VisibilityChange,
} from '@sabi/contracts/http/profile/visibility';
import { AppError } from '@sabi/service-kit/errors';
import type { Account } from '../access/access-policy';
import { assertCvAccess } from '../profiles/assert-cv-access';
import { openProfile } from '../profiles/open-profile';
import { normalizeCompanyDomain } from './company-domain';
import { defaultVisibility, readVisibility, type VisibilityDependencies } from './read-visibility';

interface Step {
  readonly account: Account;
  readonly email: string;
  readonly change: VisibilityChange;
}

/** Changes only the given fields. @throws {AppError} DOMAIN_… for a domain that is no company's */
export async function changeVisibility(
  { account, email, change }: Step,
  dependencies: VisibilityDependencies,
): Promise<Visibility> {
  const { visibilityChoices, transact } = dependencies;
  const { userId: user_id } = account;
  await assertCvAccess(account, dependencies);
  await openProfile(account, dependencies);
  const added = change.hide_from === undefined ? [] : [normalizeCompanyDomain(change.hide_from)];
  await transact(async (transaction) => {
    const before = (await visibilityChoices.findByUser(user_id, transaction)) ?? defaultVisibility;
    const kept = before.hidden_from.filter((domain) => domain !== change.stop_hiding_from);
    const hidden_from = [...new Set([...kept, ...added])].sort();
    if (hidden_from.length > maxHiddenDomains) throw new AppError('DOMAINS_TOO_MANY');
    const is_visible = change.is_visible ?? before.is_visible;
    await visibilityChoices.put({ user_id, is_visible, hidden_from, changed_at: new Date() }, transaction);
  });
  return readVisibility({ account, email }, dependencies);
}
