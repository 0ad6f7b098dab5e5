import type { Profile, ProfileLists } from '@sabi/contracts/http/profile';
import {
  type StrengthPart,
  strengthPartNames,
  type StrengthPartName,
} from '@sabi/contracts/http/profile-strength';

type Facts = Pick<
  Profile,
  'first_name' | 'phone_number' | 'personal_summary' | 'cv_url' | 'profile_picture_url'
>;
type Sizes = Readonly<Record<keyof ProfileLists, number>>;

interface PartRule {
  readonly points: number;
  readonly isThere: (profile: Facts, lists: Sizes) => boolean;
}

/** The one place that says what a part of a profile counts; together 100. */
const rules: Readonly<Record<StrengthPartName, PartRule>> = {
  cv: { points: 15, isThere: (profile) => isFilled(profile.cv_url) },
  work: { points: 25, isThere: (_profile, lists) => lists.work_experiences > 0 },
  summary: { points: 15, isThere: (profile) => isFilled(profile.personal_summary) },
  name_and_phone: {
    points: 10,
    isThere: (profile) => isFilled(profile.first_name) && isFilled(profile.phone_number), // some people have one name
  },
  education: { points: 10, isThere: (_profile, lists) => lists.educations > 0 },
  skills: { points: 10, isThere: (_profile, lists) => lists.skills > 0 },
  picture: { points: 5, isThere: (profile) => isFilled(profile.profile_picture_url) },
  languages: { points: 5, isThere: (_profile, lists) => lists.languages > 0 },
  certificates_or_tests: {
    points: 5,
    isThere: (_profile, lists) => lists.licenses_certifications > 0 || lists.psychological_tests > 0,
  },
};

/** Each part with what it counts, in the order in which it is best filled in. */
export function describeStrength(profile: Facts, lists: Sizes): StrengthPart[] {
  return strengthPartNames.map((part) => {
    const { points, isThere } = rules[part];
    return { part, points, is_done: isThere(profile, lists) };
  });
}

/** How complete a profile is, 0 to 100. */
export function computeProfileStrength(profile: Facts, lists: Sizes): number {
  return describeStrength(profile, lists).reduce(
    (sum, { points, is_done }) => sum + (is_done ? points : 0),
    0,
  );
}

export function isFilled(value: string | null): boolean {
  return value !== null && value.trim() !== '';
}
