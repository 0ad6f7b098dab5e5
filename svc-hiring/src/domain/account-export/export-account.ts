import type { ExportPart } from '@sabi/contracts/http/account-export';
import type { ClaimDirectory } from '../claims/claim-repository';
import type { ReportRepository } from '../reports/report-repository';

/** The account's companies, and invitations it accepted or sent. */
export interface AccountFootprint {
  findMemberships(
    userId: string,
  ): Promise<{ company: string; role: string; email: string; language: string | null; joined_at: Date }[]>;
  findInvitations(
    userId: string,
  ): Promise<{ company: string; role: string; direction: 'accepted' | 'sent'; created_at: Date }[]>;
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
  const [memberships, invitations, claims, reported] = await Promise.all([
    footprint.findMemberships(userId),
    footprint.findInvitations(userId),
    claimDirectory.findAllOf(userId),
    reports.findAllOf(userId),
  ]);
  const data = {
    memberships,
    invitations,
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
