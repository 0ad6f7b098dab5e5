import type { StaffInquiry } from '@sabi/contracts/http/profile/staff-inquiries';
import { claims } from '@sabi/marketing-claims';
import { findEndOfWorkingDay } from '@sabi/service-kit/working-days';
import type { StoredInquiry } from './inquiry-repository';

/** The staff's view. */
export function viewInquiry(inquiry: StoredInquiry): StaffInquiry {
  return {
    inquiry_id: inquiry.id,
    kind: inquiry.kind,
    inquiry_type: inquiry.inquiry_type,
    first_name: inquiry.first_name,
    last_name: inquiry.last_name,
    company_name: inquiry.company_name,
    email: inquiry.email,
    phone_number: inquiry.phone_number,
    message: inquiry.message,
    language: inquiry.language,
    has_account: inquiry.user_id !== null,
    state: inquiry.state,
    version: inquiry.version,
    answer: inquiry.answer,
    answer_mailed_at: inquiry.answer_mailed_at?.toISOString() ?? null,
    answer_refused_at: inquiry.answer_refused_at?.toISOString() ?? null,
    closing_reason: inquiry.closing_reason,
    created_at: inquiry.created_at.toISOString(),
    due_at: findEndOfWorkingDay(inquiry.created_at, claims.replyWorkingDays.value).toISOString(),
    decided_at: inquiry.decided_at?.toISOString() ?? null,
  };
}
