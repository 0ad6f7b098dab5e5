import type {
  AllowanceKind,
  ApplicationEventType,
  ApplicationState,
  RejectionReason,
  ReturnReason,
} from '@sabi/contracts/hiring/application-terms';
import type { ApplicationMatch } from '@sabi/contracts/http/hiring/application-match';
import type { Applicant } from '@sabi/contracts/http/hiring/applications';
import type { CvFile } from '../cv-files/cv-file';
import type { Language } from '@sabi/contracts/language';

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

/** The rule of a job by which an application was moved, under the name that it had. */
export interface MovingAutomation {
  readonly id: string;
  readonly name: string;
}

/** What a company writes to the talent with a move. */
export interface StoredLetter {
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
}

/**
 * A move that only the company sees, until the talent is notified. State, stage, clock and events of the application are what the
 * talent knows, so that undoing it leaves no trace there.
 */
export interface HeldMove {
  readonly operation_id: string;
  readonly member_id: string;
  readonly at: Date;
  readonly notify_at: Date;
  readonly state: ApplicationState;
  readonly stage_id: string;
  /** Of a rejection. */
  readonly reason: RejectionReason | null;
  readonly is_answer: boolean;
  readonly letters: readonly StoredLetter[];
  /** Of one that a rule made, in the member's name. */
  readonly automation?: MovingAutomation | null;
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
  /** Of the profile as sent with the requirements of that time; null for older ones and once the account was erased. */
  readonly match: ApplicationMatch | null;
  readonly cv_file: CvFile | null;
  /** Number of its events. */
  readonly event_count: number;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  /** When a sweep has to look at it; null for never. */
  readonly next_at: Date | null;
  // What the board needs is missing before the first move there.
  readonly held?: HeldMove | null;
  /** Stage of `held`, for the lists of the company. */
  readonly board_stage?: string | null;
  /** Place in its stage. */
  readonly rank?: string | null;
  /** When it came to its stage. */
  readonly entered_at?: Date | null;
  /** Operation that moved it last. */
  readonly operation_id?: string | null;
  /** Member who changed it last; null for others. */
  readonly changed_by?: string | null;
  /** That the talent has, oldest first. */
  readonly letters?: readonly (StoredLetter & { readonly sent_at: Date })[];
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
  readonly automation?: MovingAutomation | null;
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
