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
