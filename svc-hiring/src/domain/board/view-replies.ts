import type { PublicReplyRecord } from '@sabi/contracts/http/hiring/board';
import type { StoredCompany } from '../companies/company';

/** @returns null for fewer than ten applications: no record yet */
export function viewReplies({ reply_record: record }: StoredCompany): PublicReplyRecord | null {
  if (!record) return null;
  const { applications, rate, medianDays: median_days, badge } = record;
  return { applications, rate, median_days, badge };
}
