import type { Profile } from '@sabi/contracts/http/profile/profile';
import type { Outbox } from '@sabi/event-bus/outbox';
import { AppError } from '@sabi/service-kit/errors';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Account } from '../access/access-policy';
import type { NewProfile, ProfileRepository } from './profile-repository';
import { computeProfileStrength } from './profile-strength';
import { publishAccountKind } from './publish-account-kind';
import { signUpDataSchema } from './sign-up-data';

const nothing = {
  work_experiences: 0,
  educations: 0,
  skills: 0,
  languages: 0,
  licenses_certifications: 0,
  psychological_tests: 0,
  has_decided_import: false,
};

export interface OpenProfileDependencies {
  readonly profiles: ProfileRepository;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
  readonly transact: Transact;
  readonly outbox: Pick<Outbox, 'append'>;
}

/**
 * The account's profile, created from its sign-up data when missing; creation publishes the account kind.
 * @throws {AppError} TOKEN_INVALID when the account has been erased
 */
export async function openProfile(account: Account, dependencies: OpenProfileDependencies): Promise<Profile> {
  const { profiles, erasedAccounts, transact } = dependencies;
  const existing = await profiles.findByUser(account.userId);
  if (existing) return existing;
  if (await erasedAccounts.has(account.userId)) throw new AppError('TOKEN_INVALID');
  const profile = createProfile(account);
  await transact(async (transaction) => {
    const isNew = await profiles.insertIfMissing(profile, transaction);
    if (isNew) await publishAccountKind(profile, dependencies, transaction);
  });
  const created = await profiles.findByUser(account.userId);
  if (!created) throw new AppError('TOKEN_INVALID'); // erased meanwhile
  return created;
}

function createProfile({ userId, userMetadata }: Account): NewProfile {
  const profile = {
    user_id: userId,
    ...signUpDataSchema.parse(userMetadata),
    personal_summary: null,
    cv_url: null,
    profile_picture_url: null,
  };
  return { ...profile, profile_strength: computeProfileStrength(profile, nothing) };
}
