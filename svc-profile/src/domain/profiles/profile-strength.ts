import type { CvState, Profile, ProfileLists } from '@sabi/contracts/http/profile/profile';
import {
  type StrengthPart,
  strengthPartNames,
  type StrengthPartName,
} from '@sabi/contracts/http/profile/strength';

type Facts = Pick<Profile, 'first_name' | 'phone_number' | 'personal_summary' | 'profile_picture_url'>;

/** Facts outside the profile that count towards its strength. */
interface Belongings extends Readonly<Record<keyof ProfileLists, number>> {
  readonly has_decided_import: boolean;
}

interface PartRule {
  readonly points: number;
  readonly isThere: (profile: Facts, belongings: Belongings) => boolean;
}

/** Points of each part, 100 in total. */
const rules: Readonly<Record<StrengthPartName, PartRule>> = {
  cv: { points: 15, isThere: (_profile, { has_decided_import }) => has_decided_import },
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

/** Each part with its points, in the recommended order. */
export function describeStrength(profile: Facts, belongings: Belongings): StrengthPart[] {
  return strengthPartNames.map((part) => {
    const { points, isThere } = rules[part];
    return { part, points, is_done: isThere(profile, belongings) };
  });
}

/** Completeness, 0 to 100. */
export function computeProfileStrength(profile: Facts, belongings: Belongings): number {
  return sumStrength(describeStrength(profile, belongings));
}

export function sumStrength(parts: readonly StrengthPart[]): number {
  return parts.reduce((sum, { points, is_done }) => sum + (is_done ? points : 0), 0);
}

export interface DecidableCv {
  readonly state: CvState;
  readonly is_reviewed?: boolean;
}

/** A CV counts once its owner has decided on its import. */
export function isImportDecided(cv: DecidableCv | null): boolean {
  return cv?.state === 'parsed' && cv.is_reviewed === true;
}

export function isFilled(value: string | null): boolean {
  return value !== null && value.trim() !== '';
}
