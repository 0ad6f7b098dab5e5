// Terms of applications, for pages and services. No dependency, so that a page can import it.

/**
 * `submitting → applied → in_process → offer → hired`; `submitting → failed`. From `applied`, `in_process` and `offer` also
 * `rejected`, `withdrawn` by the talent, `closed_unanswered` by time, `closed_with_job` when the job ends or is frozen before
 * anybody has looked.
 */
export const applicationStates = [
  'submitting',
  'applied',
  'in_process',
  'offer',
  'hired',
  'rejected',
  'withdrawn',
  'closed_unanswered',
  'closed_with_job',
  'failed',
] as const;
export type ApplicationState = (typeof applicationStates)[number];

export const stageKinds = ['lead', 'review', 'test', 'interview', 'offer', 'hired'] as const;
export type StageKind = (typeof stageKinds)[number];

/** What a move names to end an application; no stage has this id. */
export const rejectedStage = 'rejected';

export const rejectionReasons = [
  'qualifications',
  'experience',
  'place',
  'pay',
  'position_filled',
  'other',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** After a move, until nobody can undo it any more and the talent is notified. */
export const undoMinutes = 10;
/** Latest time that a move may name for notifying the talent. */
export const sendWithinDays = 7;

/** What a template of a letter may name; each application fills them in. */
export const letterPlaceholders = ['talent_name', 'job_title', 'company_name', 'reason'] as const;
export type LetterPlaceholder = (typeof letterPlaceholders)[number];

/** `free` counts in the month, `plan` uses a `job_application` that was bought. */
export const allowanceKinds = ['free', 'plan'] as const;
export type AllowanceKind = (typeof allowanceKinds)[number];

export const returnReasons = ['withdrawn', 'failed', 'unopened', 'job_closed', 'job_frozen'] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const applicationEventTypes = [
  'submitted',
  'failed',
  'opened',
  'nudged',
  'moved',
  'answered',
  'rejected',
  'withdrawn',
  'closed',
  'allowance_returned',
] as const;
export type ApplicationEventType = (typeof applicationEventTypes)[number];

/** How a profile shows a requirement. `near`: in other words, or not all of it. */
export const matchStates = ['found', 'near', 'missing'] as const;
export type MatchState = (typeof matchStates)[number];

/** `unavailable`: the CV was deleted before it was copied, or could not be. */
export const cvFileStates = ['copying', 'stored', 'unavailable'] as const;
export type CvFileState = (typeof cvFileStates)[number];

/** What a member of a company looked at. */
export const viewedThings = ['application', 'cv_file'] as const;
export type ViewedThing = (typeof viewedThings)[number];
/** Applications of a talent in a month of Asia/Jakarta that use nothing of a plan; svc-hiring's setting may differ. */
export const freeApplicationsAMonth = 5;

/** Deadlines of an application, in days since it was submitted. */
export const applicationDays = {
  /** The company is reminded of an unanswered one. */
  nudge: 7,
  /** The allowance of one that nobody has opened is given back. */
  unopened: 14,
  /** An unanswered one is closed. */
  unanswered: 21,
} as const;

/** Until then a withdrawal gives the allowance back. */
export const withdrawalMinutes = 60;
