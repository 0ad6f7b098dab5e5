import type { ExportPart } from '@sabi/contracts/http/account-export';
import type { ReportRepository } from '../reports/report-repository';

/** The account's companies, and invitations it accepted or sent. */
export interface AccountFootprint {
  findMemberships(
    userId: string,
  ): Promise<{ company: string; role: string; email: string; joined_at: Date }[]>;
  findInvitations(
    userId: string,
  ): Promise<{ company: string; role: string; direction: 'accepted' | 'sent'; created_at: Date }[]>;
}

/** All data of an account, without data of other people or companies. */
export async function exportAccount(
  { userId }: { userId: string },
  { footprint, reports }: { footprint: AccountFootprint; reports: Pick<ReportRepository, 'findAllOf'> },
): Promise<ExportPart> {
  const [memberships, invitations, reported] = await Promise.all([
    footprint.findMemberships(userId),
    footprint.findInvitations(userId),
    reports.findAllOf(userId),
  ]);
  const data = {
    memberships,
    invitations,
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
