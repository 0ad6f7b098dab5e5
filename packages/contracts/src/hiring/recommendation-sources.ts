/** Parts of a profile that a job can meet. */
export const profileSources = [
  'position_interest',
  'job_title',
  'skill',
  'certification',
  'language',
] as const;
export type ProfileSource = (typeof profileSources)[number];

/** Parts of a posting. */
export const postingSources = ['title', 'requirement', 'text'] as const;
export type PostingSource = (typeof postingSources)[number];
