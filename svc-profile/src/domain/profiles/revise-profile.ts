import type { Profile } from '@sabi/contracts/http/profile/profile';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { ListRepository } from './list-repository';
import type { ProfileRepository, ProfileRevision } from './profile-repository';
import { computeProfileStrength, type DecidableCv, isImportDecided } from './profile-strength';

export interface ReviseProfileDependencies {
  readonly profiles: ProfileRepository;
  readonly lists: ListRepository;
  readonly cvs: {
    findByKey(fileKey: string, transaction?: Transaction): Promise<DecidableCv | null>;
  };
}

export interface Revision {
  readonly userId: string;
  /** Computes the changes; refuses by throwing. */
  readonly change: (profile: Profile) => ProfileRevision;
}

/** Changes a profile and its strength; every change goes through here. */
export async function reviseProfile(
  { userId, change }: Revision,
  { profiles, lists, cvs }: ReviseProfileDependencies,
  transaction: Transaction,
): Promise<Profile> {
  const current = await profiles.findByUser(userId, transaction);
  if (!current) throw new Error('A profile is opened before it is changed');
  const { field_origins, ...changes } = change(current);
  const revised = { ...current, ...changes };
  const sizes = await lists.countByUser(userId, transaction);
  const cv = revised.cv_url ? await cvs.findByKey(revised.cv_url, transaction) : null;
  const profile_strength = computeProfileStrength(revised, {
    ...sizes,
    has_decided_import: isImportDecided(cv),
  });
  const revision = { ...changes, ...(field_origins && { field_origins }), profile_strength };
  await profiles.change(userId, revision, transaction);
  return { ...revised, profile_strength, version: current.version + 1 };
}
