import type { StrengthPartName } from '@sabi/contracts/http/profile/strength';

/** Places of the profile page that links lead to. */
export const profileAnchors = {
  header: 'about-you',
  cv: 'cv',
  summary: 'summary',
  work: 'work',
  education: 'education',
  skills: 'skills',
  languages: 'languages',
  certificates: 'certificates',
  tests: 'tests',
  document: 'resume',
} as const;

/** Where each part of the strength is filled in. */
export const anchorOfPart: Readonly<Record<StrengthPartName, string>> = {
  cv: profileAnchors.cv,
  work: profileAnchors.work,
  summary: profileAnchors.summary,
  name_and_phone: profileAnchors.header,
  education: profileAnchors.education,
  skills: profileAnchors.skills,
  picture: profileAnchors.header,
  languages: profileAnchors.languages,
  certificates_or_tests: profileAnchors.certificates,
};
