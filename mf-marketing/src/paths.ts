/** Addresses this remote holds. */
export const paths = {
  home: '/',
  talentSolution: '/talent-solution',
  companySolution: '/company-solution',
  applicantTracking: '/sabiats',
  contact: '/contact-us',
  events: '/events',
  community: '/community',
} as const;

/** Addresses of other remotes that its pages lead to. */
export const elsewhere = {
  signUp: '/auth?mode=sign-up',
  blog: '/blog',
} as const;
