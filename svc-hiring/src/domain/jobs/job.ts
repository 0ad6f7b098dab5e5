import type { Job as JobView, JobState } from '@sabi/contracts/http/hiring/jobs';
import type { Stage } from '@sabi/contracts/http/hiring/applications';
import type { PostingFinding, Posting } from '@sabi/contracts/http/hiring/posting';

/** The stored form; `effectiveState` gives its state at a moment. */
export interface StoredJob {
  readonly id: string;
  readonly company_id: string;
  readonly public_no: number;
  readonly slug: string;
  readonly state: JobState;
  readonly pause_reason: JobView['pause_reason'];
  readonly close_reason: JobView['close_reason'];
  readonly posting: Posting;
  /** Rules' score at the last attempt to publish. */
  readonly score: number;
  readonly findings: PostingFinding[];
  readonly review_reason: string | null;
  readonly frozen_at: Date | null;
  readonly frozen_reason: string | null;
  readonly version: number;
  readonly created_by: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly published_at: Date | null;
  readonly confirmed_at: Date | null;
  readonly expires_at: Date | null;
  /** Of the posting as last imported; missing or null where it was not. */
  readonly imported_digest?: string | null;
  /** Steps of its applications, from the first application on. */
  readonly stages?: readonly Stage[] | null;
}
