import type { ApplicationState } from '@sabi/contracts/hiring/application-terms';
import type { ApplicationMatch } from '@sabi/contracts/http/hiring/application-match';
import type { PagePosition } from '@sabi/service-kit/page-position';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { Tenant } from '../tenancy/tenant';
import type { StoredApplication, StoredEvent } from './application';

export interface JobCount {
  readonly job_id: string;
  readonly total: number;
  /** Late without an answer, by whether a member has looked at them. */
  readonly opened: number;
  readonly unopened: number;
}

/** What the board needs of an application, without what was sent. */
export type BoardRow = Pick<
  StoredApplication,
  | 'id'
  | 'version'
  | 'state'
  | 'stage_id'
  | 'reason'
  | 'clock'
  | 'created_at'
  | 'held'
  | 'rank'
  | 'entered_at'
  | 'changed_by'
> & {
  readonly match?: {
    readonly requirements: readonly Pick<ApplicationMatch['requirements'][number], 'state'>[];
  } | null;
};

export interface ApplicantName {
  readonly id: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly headline: string | null;
}

/** What a list of the company needs of an application. */
export type ListedApplication = Pick<
  StoredApplication,
  'id' | 'job_id' | 'state' | 'stage_id' | 'reason' | 'clock' | 'created_at' | 'held'
> & { readonly applicant: Omit<ApplicantName, 'id'> | null };

/** What the lists of its talent need of an application. */
export type OwnApplicationRow = Pick<
  StoredApplication,
  | 'id'
  | 'company_id'
  | 'job_id'
  | 'state'
  | 'stage_id'
  | 'reason'
  | 'clock'
  | 'allowance'
  | 'job_title'
  | 'held'
  | 'event_count'
  | 'created_at'
>;

/** The talent has a counting application to the job. */
export class ApplicationTaken extends Error {
  override readonly name = 'ApplicationTaken';
}

export interface Applications {
  find(id: string, transaction?: Transaction): Promise<StoredApplication | null>;
  /** Unordered; unknown ids are left out. */
  findMany(ids: readonly string[], transaction: Transaction): Promise<StoredApplication[]>;
  /** The counting application of a talent to a job. */
  findCounting(jobId: string, talentId: string): Promise<StoredApplication | null>;
  /** Those that the company sees, first submitted first. */
  list(
    jobId: string,
    page: { stage: string | undefined; after: PagePosition | null; limit: number },
  ): Promise<ListedApplication[]>;
  /** Those that the company sees. @param late when the unanswered ones were submitted; jobs without any are left out */
  countByJob(jobIds: readonly string[], late: { after: Date; until: Date }): Promise<JobCount[]>;
  /** @throws {ApplicationTaken} also for a taken id */
  insert(application: StoredApplication, transaction: Transaction): Promise<void>;
  /** Increments the version. @returns null when the stored version is another */
  change(
    at: Pick<StoredApplication, 'id' | 'version'>,
    changes: Partial<StoredApplication>,
    transaction: Transaction,
  ): Promise<StoredApplication | null>;
  /** As `change`, of applications read in this transaction. */
  changeAll(
    changes: readonly {
      readonly at: Pick<StoredApplication, 'id' | 'version'>;
      readonly changes: Partial<StoredApplication>;
    }[],
    transaction: Transaction,
  ): Promise<void>;
  /** Received ones of a job in any of some states, unordered. */
  listBoard(jobId: string, states: readonly ApplicationState[]): Promise<BoardRow[]>;
  /** Received ones that have changed after a moment of the database's clock, first changed first. */
  listChanged(jobId: string, after: Date, limit: number): Promise<(BoardRow & { changed_at: Date })[]>;
  /** null where none has changed since the board exists. */
  findLastChange(jobId: string): Promise<Date | null>;
  /** Unordered; without those of erased accounts. */
  listNames(ids: readonly string[]): Promise<ApplicantName[]>;
  /** Makes sweeps look now at the applications to a job that nobody has touched. */
  markUntouched(jobId: string, now: Date): Promise<void>;
  addEvents(events: readonly StoredEvent[], transaction: Transaction): Promise<void>;
  /** Oldest first. */
  listEvents(applicationId: string): Promise<StoredEvent[]>;
  /** Received ones of a job that have not ended as stored, first submitted first, without profiles, letters and CVs. */
  listLive(jobId: string): Promise<StoredApplication[]>;
  /** When some applications were submitted and moved; oldest first. */
  listPlaceEvents(applicationIds: readonly string[]): Promise<StoredEvent[]>;
}

export interface ApplicationRepository {
  applicationsOf(tenant: Pick<Tenant, 'companyId'>): Applications;
}

/** Where a talent has applied: nothing in it changes, so that it cannot differ from the application. */
export interface OwnApplicationLine {
  readonly application_id: string;
  readonly talent_id: string;
  readonly company_id: string;
  readonly job_id: string;
  readonly created_at: Date;
}

/** Applications across companies, for their talent, for sweeps and for messages. */
export interface ApplicationDirectory {
  find(id: string, transaction?: Transaction): Promise<StoredApplication | null>;
  /** Unordered. */
  findMany(
    lines: readonly Pick<OwnApplicationLine, 'application_id' | 'company_id'>[],
  ): Promise<OwnApplicationRow[]>;
  /** Those of the ids that the talent has sent, or that went to one of the companies; unordered. */
  findReadable(
    ids: readonly string[],
    reader: { talentId: string; companyIds: readonly string[] },
  ): Promise<StoredApplication[]>;
  addLine(line: OwnApplicationLine, transaction: Transaction): Promise<void>;
  /** Newest first. */
  listLines(
    talentId: string,
    page: { after: PagePosition | null; limit: number },
  ): Promise<OwnApplicationLine[]>;
  /** Longest due first. */
  listDue(now: Date, limit: number): Promise<StoredApplication[]>;
  /** Those that were sent before then and whose use of the plan is not settled. */
  countUnsettled(sentBefore: Date): Promise<number>;
}

/** Free applications by talent and month. */
export interface FreeApplications {
  /** @returns false when the month has none left */
  take(use: { talentId: string; month: string; limit: number }, transaction: Transaction): Promise<boolean>;
  giveBack(use: { talentId: string; month: string }, transaction: Transaction): Promise<void>;
  /** Below 0 where more was given back than used in the month. */
  countUsed(use: { talentId: string; month: string }): Promise<number>;
}
