import type { StrengthPartName } from '@sabi/contracts/http/profile/strength';

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

/** Where each part of the strength is completed. */
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
