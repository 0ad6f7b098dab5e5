import type { ExportPart } from '@sabi/contracts/http/account-export';
import type { ReportRepository } from '../reports/report-repository';

/** Companies that the account belongs to, and invitations that it has accepted or sent. */
export interface AccountFootprint {
  findMemberships(
    userId: string,
  ): Promise<{ company: string; role: string; email: string; joined_at: Date }[]>;
  findInvitations(
    userId: string,
  ): Promise<{ company: string; role: string; direction: 'accepted' | 'sent'; created_at: Date }[]>;
}

/** All data of an account, for its owner; nothing of other people, and nothing that belongs to a company. */
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
