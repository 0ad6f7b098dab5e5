// Terms of a talent's own job search, for pages and services. No dependency, so that a page can import it.

/** Columns of the board, in its order. */
export const jobSearchColumns = ['saved', 'applied', 'screening', 'interview', 'offer', 'closed'] as const;
export type JobSearchColumn = (typeof jobSearchColumns)[number];

/** What the talent does next; a card whose search has ended has none. */
export const jobSearchSteps = ['apply', 'wait', 'follow_up', 'prepare_interview', 'answer_offer'] as const;
export type JobSearchStep = (typeof jobSearchSteps)[number];

/** Days without an event after which the talent asks an outside company how it stands. */
export const followUpDays = 7;

export const externalEventTypes = ['added', 'moved'] as const;
export type ExternalEventType = (typeof externalEventTypes)[number];

/** Types of its rows; an import takes an empty one as `external`. */
export const jobSearchFileTypes = ['application', 'external'] as const;

/** Columns of the file, in its order. An import needs `title` and `company` alone. */
export const jobSearchFileColumns = [
  'id',
  'type',
  'title',
  'company',
  'link',
  'place',
  'column',
  'applied_on',
  'note',
  'history',
] as const;
export type JobSearchFileColumn = (typeof jobSearchFileColumns)[number];

/** Why a row of a file is not imported. */
export const importProblems = [
  'missing',
  'too_long',
  'not_https',
  'unknown_value',
  'not_a_date',
  'limit_reached',
  'too_many_cells',
] as const;
export type ImportProblem = (typeof importProblems)[number];
