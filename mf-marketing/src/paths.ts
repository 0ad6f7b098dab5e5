/** Paths of this remote. */
export const paths = {
  home: '/',
  talentSolution: '/talent-solution',
  companySolution: '/company-solution',
  applicantTracking: '/sabiats',
  contact: '/contact-us',
  events: '/events',
  community: '/community',
  team: '/sabi-team',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
} as const;

/** Addresses of other remotes. */
export const elsewhere = {
  signIn: '/auth',
  signUp: '/auth?mode=sign-up',
  register: '/register',
  registerAsRecruiter: '/register?as=recruiter',
  signUpPage: '/signup',
  blog: '/blog',
  jobs: '/jobs',
  dashboard: '/dashboard',
  cvReport: '/profile/cv-report',
} as const;

export function eventPath(slug: string): string {
  return `${paths.events}/${slug}`;
}

/** Path of the event's calendar file. */
export function eventFilePath(slug: string): string {
  return `${eventPath(slug)}.ics`;
}

/** The contact form without a preselected type. */
export const writeToUs = `${paths.contact}?type=other#message`;
