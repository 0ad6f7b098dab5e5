import type { ExportPart } from '@sabi/contracts/http/account-export';
import type { Applicant } from '@sabi/contracts/http/hiring/applications';
import type { ClaimDirectory } from '../claims/claim-repository';
import type { ReportRepository } from '../reports/report-repository';

/** An application as it was sent, with its history. */
export interface SentApplication {
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
  readonly events: readonly {
    readonly type: string;
    readonly at: Date;
    readonly by: 'talent' | 'member' | 'service';
    readonly stage: string | null;
    readonly reason: string | null;
  }[];
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
  const [memberships, invitations, applications, claims, reported] = await Promise.all([
    footprint.findMemberships(userId),
    footprint.findInvitations(userId),
    footprint.findApplications(userId),
    claimDirectory.findAllOf(userId),
    reports.findAllOf(userId),
  ]);
  const data = {
    memberships,
    invitations,
    applications,
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
  return { documents: [{ name: 'hiring', data }], files: [] };
}
