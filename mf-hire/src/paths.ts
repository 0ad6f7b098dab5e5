// Addresses of the workspace, without site and language.

export const hirePath = '/hire';
export const newCompanyPath = `${hirePath}/new-company`;
/** In the mail of an invitation, with the company and the token in its fragment. */
export const invitationPath = `${hirePath}/invitation`;

const below = (slug: string) => `${hirePath}/companies/${slug}`;

/** Pages of one company. @param slug the company's; `:slug` for a pattern */
export const hirePaths = (slug: string) => ({
  jobs: `${below(slug)}/jobs`,
  newJob: `${below(slug)}/jobs/new`,
  job: (jobId: string) => `${below(slug)}/jobs/${jobId}`,
  company: `${below(slug)}/profile`,
  team: `${below(slug)}/team`,
});
