/**
 * Released names, with the contract or store that fixes each; `sabi/plain-words` accepts them as keys, and
 * `local/test/glossary.test.ts` anywhere. That test compares them with docs/glossary.md, which lists them under the
 * current word. `*` is any word.
 */
export const releasedNames = {
  resume: 'svc-profile: field of a profile, of answers to uploads and name of the event that follows a CV',
  resumes: 'svc-profile: path, collection, field of lists and exports',
  Resume: 'svc-profile: name of the model of the collection `resumes`',
  resume_id: 'svc-profile, svc-ai: field of messages, CV imports and logs',
  resumeId: 'svc-profile: parameter of paths',
  incoming_resume: 'svc-profile: field of a profile',
  removed_resumes: 'svc-profile: collection',
  resume_mails: 'svc-profile: collection',
  ResumeVersions: 'svc-profile: schema of the API',
  'RESUME_*': 'svc-profile: error codes, and the setting `RESUME_QUOTA_BYTES`',
  'mail.resume.requested.v1': 'svc-profile: message',
  'profile.resume-mail': 'svc-profile: queue',
  '0009-removed-resumes': 'svc-profile: migration',
  '0014-reviewed-resumes': 'svc-profile: migration',
  proposal: 'svc-profile: field of a profile',
  proposalId: 'svc-profile: parameter of paths',
  'cv-proposals': 'svc-profile: path',
  cv_proposals: 'svc-profile: collection',
  cv_proposal: 'svc-profile: field of an export',
  'PROPOSAL_*': 'svc-profile: error codes',
  '0008-cv-proposals': 'svc-profile: migration',
  reviews: 'svc-profile: field of the list of approvals',
  'recruiter-review': 'svc-profile: path; address of a page',
  'recruiter-reviews': 'svc-profile: path',
  recruiter_reviews: 'svc-profile: collection',
  recruiter_review: 'svc-profile: field of an export',
  recruiter_review_log: 'svc-profile: collection',
  recruiter_review_mails: 'svc-profile: collection',
  'REVIEW_*': 'svc-profile: error codes',
  'mail.review.requested.v1': 'svc-profile: message',
  'profile.recruiter.reviewed.v1': 'svc-profile: message',
  'profile.review-mail': 'svc-profile: queue',
  '0003-recruiter-reviews': 'svc-profile: migration',
  is_reviewed: 'svc-profile: stored field of CVs',
  'cv-review': 'svc-profile: kind of inquiry',
  'cv-review-*': 'svc-ai: version of the rules in a report',
  kept_analyses: 'svc-ai: collection',
  '0002-kept-analyses-and-usage': 'svc-ai: migration',
  'kept:': 'svc-billing: prefix of stored keys of extended lots',
  given_up:
    'svc-billing: field of orders, stored and in `GET /api/billing/v1/payments`; event of the audit log',
  'give-up': 'svc-billing: path',
  GIVEN_UP: 'svc-billing: stored reason of parked deliveries, also in the API of staff',
  '0005-told-sums': 'svc-billing: migration',
  toldAsExpired: 'sandbox-xendit: control field',
};

/** @param {string} name of `releasedNames` @returns {string} a pattern of it */
export const toNamePattern = (name) =>
  name.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', String.raw`[\w.$%{}-]+`);

/** Descriptions of released fields: rewording would change the contract (operations/compatibility). */
export const releasedTexts = [
  'Whose status tells of the payment; null with the above',
  'The channel itself, where the provider told: `OVO`',
  'null before the payment, and where the provider did not tell',
  'Told this once',
  'Of the page; what the sender is told is written in it',
  'Companies that may be the own one, told from the account and its CV; not hidden from yet',
  'accepted and dismissed can be undone for a while; then the proposal is forgotten',
  'Of what is shown; another one once the profile or the proposal has changed',
  'Of the proposal this was decided on',
];
