import type {
  AllowanceKind,
  ApplicationEventType,
  ApplicationState,
  RejectionReason,
  ReturnReason,
} from '@sabi/contracts/hiring/application-terms';
import type { Applicant } from '@sabi/contracts/http/hiring/applications';

/** What an application took of the allowance. */
export interface AllowanceUse {
  readonly kind: AllowanceKind;
  readonly returned_at: Date | null;
  readonly return_reason: ReturnReason | null;
}

/** Moments of the clock. */
export interface ApplicationClock {
  /** null while its use of the plan is not settled, and for one that failed. */
  readonly submitted_at: Date | null;
  readonly opened_at: Date | null;
  readonly answered_at: Date | null;
  readonly nudged_at: Date | null;
  readonly ended_at: Date | null;
}

export interface GivenAnswer {
  readonly question: string;
  readonly answer: string;
  readonly is_knock_out: boolean;
}

/** The stored form; `effectiveState` gives its state at a moment. */
export interface StoredApplication {
  readonly id: string;
  readonly company_id: string;
  readonly job_id: string;
  /** null once the account was erased. */
  readonly talent_id: string | null;
  readonly state: ApplicationState;
  readonly stage_id: string;
  readonly reason: RejectionReason | null;
  /** Of one that failed. */
  readonly failure: 'used_up' | 'unsettled' | null;
  /** Whether it is the one application of the talent to the job. */
  readonly counts: boolean;
  readonly allowance: AllowanceUse;
  readonly clock: ApplicationClock;
  /** When svc-billing was asked to settle the use of the plan. */
  readonly settlement_requested_at: Date | null;
  readonly job_title: string;
  /** As sent; null once the account was erased. */
  readonly applicant: Applicant | null;
  readonly letter: string;
  readonly answers: GivenAnswer[];
  /** Number of its events. */
  readonly event_count: number;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  /** When a sweep has to look at it; null for never. */
  readonly next_at: Date | null;
}

export interface StoredEvent {
  readonly company_id: string;
  readonly application_id: string;
  readonly no: number;
  readonly type: ApplicationEventType;
  readonly actor: { readonly kind: 'talent' | 'member' | 'service'; readonly member_id: string | null };
  readonly at: Date;
  readonly stage_id: string | null;
  readonly reason: string | null;
}

/** The plan's use is settled, and nothing has ended it. */
export const isLive = (state: ApplicationState): boolean =>
  state === 'applied' || state === 'in_process' || state === 'offer';

/** Whether the company sees it. */
export const isReceived = ({ clock }: Pick<StoredApplication, 'clock'>): boolean =>
  clock.submitted_at !== null;

/** Key of its use at svc-billing. */
export const usageKeyOf = (id: string): string => `application:${id}`;

/** @returns null for the use of something else */
export function readUsageKey(key: string): string | null {
  const prefix = usageKeyOf('');
  return key.startsWith(prefix) ? key.slice(prefix.length) : null;
}
