import type { ExportPart } from '@sabi/contracts/http/account-export';
import type { ApplicationMatch } from '@sabi/contracts/http/hiring/application-match';
import type { Applicant } from '@sabi/contracts/http/hiring/applications';
import { getOwnCvFileRoute } from '@sabi/contracts/http/hiring/applications';
import type { ClaimDirectory } from '../claims/claim-repository';
import type { CvFile } from '../cv-files/cv-file';
import type { StoredExternal } from '../job-search/external-application';
import type { StoredNote, StoredSavedJob } from '../job-search/job-search-repository';
import type { ReportRepository } from '../reports/report-repository';

/** An application as it was sent, with its history. */
export interface SentApplication {
  readonly id: string;
  /** null where there is no copy of the CV. */
  readonly file: CvFile | null;
  readonly company: string;
  readonly job: string;
  readonly state: string;
  readonly reason: string | null;
  readonly created_at: Date;
  /** Whether it has reached the company. */
  readonly is_received: boolean;
  readonly allowance: object;
  readonly applicant: Applicant | null;
  readonly letter: string;
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
  readonly match: ApplicationMatch | null;
  /** Of the company. */
  readonly letters: readonly { readonly sent_at: Date; readonly subject: string; readonly text: string }[];
  readonly events: readonly {
    readonly type: string;
    readonly at: Date;
    readonly by: 'talent' | 'member' | 'service';
    readonly stage: string | null;
    readonly reason: string | null;
  }[];
}

/** Saved jobs, applications sent elsewhere, and notes. */
export interface OwnJobSearch {
  readonly saved_jobs: readonly Pick<StoredSavedJob, 'public_no' | 'title' | 'company_name' | 'saved_at'>[];
  readonly external_applications: readonly Omit<StoredExternal, 'talent_id' | 'version'>[];
  readonly notes: readonly Pick<StoredNote, 'card_id' | 'text' | 'changed_at'>[];
}

/** The account's companies, and invitations it accepted or sent. */
export interface AccountFootprint {
  findMemberships(
    userId: string,
  ): Promise<{ company: string; role: string; email: string; language: string | null; joined_at: Date }[]>;
  findInvitations(
    userId: string,
  ): Promise<{ company: string; role: string; direction: 'accepted' | 'sent'; created_at: Date }[]>;
  findApplications(userId: string): Promise<SentApplication[]>;
  findJobSearch(userId: string): Promise<OwnJobSearch>;
  /** Who looked at the applications of the account: companies and roles. */
  findViews(
    userId: string,
  ): Promise<{ company: string; role: string; what: string; job: string; basis: string; at: Date }[]>;
}

interface ExportDependencies {
  readonly footprint: AccountFootprint;
  readonly claimDirectory: Pick<ClaimDirectory, 'findAllOf'>;
  readonly reports: Pick<ReportRepository, 'findAllOf'>;
}

/** All data of an account, without data of other people or companies. */
export async function exportAccount(
  { userId }: { userId: string },
  { footprint, claimDirectory, reports }: ExportDependencies,
): Promise<ExportPart> {
  const [memberships, invitations, applications, views, jobSearch, claims, reported] = await Promise.all([
    footprint.findMemberships(userId),
    footprint.findInvitations(userId),
    footprint.findApplications(userId),
    footprint.findViews(userId),
    footprint.findJobSearch(userId),
    claimDirectory.findAllOf(userId),
    reports.findAllOf(userId),
  ]);
  const data = {
    memberships,
    invitations,
    applications: applications.map(({ file: _file, ...application }) => application),
    views,
    job_search: jobSearch,
    claims: claims.map(({ company_name: company, nib, email, position, message, ...claim }) => ({
      ...{ company, nib, email, position, message },
      state: claim.state,
      role: claim.role,
      language: claim.language,
      earlier_membership: claim.earlier_membership ?? null,
      reason: claim.reason,
      created_at: claim.created_at,
      ended_at: claim.ended_at,
    })),
    reports: reported.map(({ public_no: job, reason, text, state, created_at: at }) => ({
      job,
      reason,
      text,
      state,
      created_at: at,
    })),
  };
  return { documents: [{ name: 'hiring', data }], files: applications.flatMap(listFile) };
}

/** The caller's token opens the address. */
const listFile = ({ id, company, file }: SentApplication): ExportPart['files'] =>
  file?.size_bytes
    ? [
        {
          folder: 'applications',
          name: `${company} ${file.file_name}`,
          size_bytes: file.size_bytes,
          address: getOwnCvFileRoute.path.replace('{applicationId}', id),
        },
      ]
    : [];
