import type { StaffInquiry } from '@sabi/contracts/http/profile/staff-inquiries';
import { staffReasonMaxLength } from '@sabi/contracts/identity/field-limits';
import { inquiryAnswerMaxLength } from '@sabi/contracts/profile/field-limits';
import { type CaseAction, defineView, type Queue, type QueueCase } from '../../queue/queue';
import { InquiryDetail, InquiryTopic, nameOf } from './inquiry-detail';

const inquiriesUrl = '/api/profile/v1/staff/inquiries';

/** Messages and consultation requests from the public site. */
export const inquiryQueue: Queue = {
  name: 'inquiries',
  role: 'support',
  path: '/staff/inquiries',
  views: [
    defineView({
      name: 'inquired',
      url: `${inquiriesUrl}?state=open`,
      list: 'inquiries',
      toCase: (inquiry: StaffInquiry) =>
        toCase(inquiry, { dueAt: inquiry.due_at, actions: [reply(inquiry), close(inquiry)] }),
    }),
    defineView({
      name: 'answered',
      url: `${inquiriesUrl}?state=answered`,
      isNewestFirst: true,
      list: 'inquiries',
      toCase: (inquiry: StaffInquiry) => toCase(inquiry, { dueAt: null, actions: [] }),
    }),
    defineView({
      name: 'closed',
      url: `${inquiriesUrl}?state=closed`,
      isNewestFirst: true,
      list: 'inquiries',
      toCase: (inquiry: StaffInquiry) => toCase(inquiry, { dueAt: null, actions: [reply(inquiry)] }),
    }),
  ],
};

const toCase = (inquiry: StaffInquiry, rest: Pick<QueueCase, 'dueAt' | 'actions'>): QueueCase => ({
  id: inquiry.inquiry_id,
  title: nameOf(inquiry),
  line: (
    <>
      <InquiryTopic {...inquiry} />
      {inquiry.company_name && ` · ${inquiry.company_name}`}
    </>
  ),
  language: inquiry.language,
  detail: <InquiryDetail inquiry={inquiry} />,
  ...rest,
});

const reply = ({ inquiry_id: id, version }: StaffInquiry): CaseAction => ({
  name: 'replyInquiry',
  letter: 'e',
  isMain: true,
  maxLength: inquiryAnswerMaxLength,
  calls: (answer) => [{ path: `${inquiriesUrl}/${id}/reply`, json: { answer, version } }],
});

const close = ({ inquiry_id: id, version }: StaffInquiry): CaseAction => ({
  name: 'closeInquiry',
  letter: 'x',
  maxLength: staffReasonMaxLength,
  calls: (reason) => [{ path: `${inquiriesUrl}/${id}/resolve`, json: { reason, version } }],
});
