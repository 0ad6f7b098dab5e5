// Paths of the workspace, without site and language.

export const hirePath = '/hire';
export const newCompanyPath = `${hirePath}/new-company`;
/** Linked in invitation mails; the fragment has the company and the token. */
export const invitationPath = `${hirePath}/invitation`;

/** Messages and notifications of the account, which mf-talent shows. */
export const inboxPath = '/inbox';

const below = (slug: string) => `${hirePath}/companies/${slug}`;

/** Paths of one company. @param slug the company's; `:slug` for a pattern */
export const hirePaths = (slug: string) => ({
  jobs: `${below(slug)}/jobs`,
  newJob: `${below(slug)}/jobs/new`,
  job: (jobId: string) => `${below(slug)}/jobs/${jobId}`,
  applications: (jobId: string) => `${below(slug)}/jobs/${jobId}/applications`,
  rules: (jobId: string) => `${below(slug)}/jobs/${jobId}/rules`,
  application: (jobId: string, applicationId: string) =>
    `${below(slug)}/jobs/${jobId}/applications/${applicationId}`,
  company: `${below(slug)}/profile`,
  team: `${below(slug)}/team`,
  templates: `${below(slug)}/templates`,
});
