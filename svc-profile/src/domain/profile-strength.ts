import type { Profile, ProfileLists } from '@sabi/contracts/http/profile';

type Facts = Pick<
  Profile,
  'first_name' | 'last_name' | 'phone_number' | 'personal_summary' | 'cv_url' | 'profile_picture_url'
>;
type Sizes = Readonly<Record<keyof ProfileLists, number>>;

/** Points of each part of a profile; together 100. */
const parts: readonly { points: number; isThere: (profile: Facts, lists: Sizes) => boolean }[] = [
  { points: 5, isThere: (profile) => isFilled(profile.profile_picture_url) },
  {
    points: 10,
    isThere: (profile) =>
      isFilled(profile.first_name) && isFilled(profile.last_name) && isFilled(profile.phone_number),
  },
  { points: 15, isThere: (profile) => isFilled(profile.personal_summary) },
  { points: 15, isThere: (profile) => isFilled(profile.cv_url) },
  { points: 25, isThere: (_profile, lists) => lists.work_experiences > 0 },
  { points: 10, isThere: (_profile, lists) => lists.educations > 0 },
  { points: 10, isThere: (_profile, lists) => lists.skills > 0 },
  { points: 5, isThere: (_profile, lists) => lists.languages > 0 },
  {
    points: 5,
    isThere: (_profile, lists) => lists.licenses_certifications > 0 || lists.psychological_tests > 0,
  },
];

/** How complete a profile is, 0 to 100. */
export function computeProfileStrength(profile: Facts, lists: Sizes): number {
  return parts.reduce((sum, { points, isThere }) => sum + (isThere(profile, lists) ? points : 0), 0);
}

export function isFilled(value: string | null): boolean {
  return value !== null && value.trim() !== '';
}
