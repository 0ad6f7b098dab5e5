import type { InquiryState, StaffInquiry } from '@sabi/contracts/http/profile/staff-inquiries';
import { cutPage, pageSize, readPageStart } from '@sabi/service-kit/page';
import type { InquiryRepository } from './inquiry-repository';
import { viewInquiry } from './view-inquiry';

/**
 * Open inquiries, longest waiting first; others by their decision, newest first.
 * @throws {AppError} REQUEST_INVALID for an invalid page position
 */
export async function listInquiries(
  { state, after, ids }: { state: InquiryState; after: string | undefined; ids: readonly string[] | null },
  { inquiries }: { inquiries: Pick<InquiryRepository, 'listByState'> },
): Promise<{ inquiries: StaffInquiry[]; next: string | null }> {
  const page = { after: readPageStart(after), limit: pageSize + 1, ids };
  const found = await inquiries.listByState(state, page);
  const { rows, next } = cutPage(found, ({ id, created_at: createdAt, decided_at: decidedAt }) => ({
    time: decidedAt ?? createdAt,
    id,
  }));
  return { inquiries: rows.map(viewInquiry), next };
}
