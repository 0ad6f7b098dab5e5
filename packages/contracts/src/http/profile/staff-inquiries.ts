import { z } from 'zod';
import { languages } from '../../language';
import { toText } from '../../profile/entry-rules';
import { inquiryAnswerMaxLength } from '../../profile/field-limits';
import { inquiryKinds, inquiryTypes } from '../../profile/inquiry';
import { staffReasonMaxLength } from '../../identity/field-limits';
import { after, next } from '../page';
import { defineRoute } from '../route';
import { assignCase, assignments, owner } from '../staff-cases';

// The staff answers the inquiries of visitors.

const moment = z.iso.datetime();
const words = (longest: number) => z.string().overwrite(toText).trim().min(1).max(longest);
const version = z.number().int().min(1).describe('Of the inquiry as the caller has seen it');

/** `open → answered | closed`; a closed inquiry can still be answered. */
export const inquiryStateSchema = z.enum(['open', 'answered', 'closed']);
export type InquiryState = z.infer<typeof inquiryStateSchema>;

export const staffInquirySchema = z
  .object({
    inquiry_id: z.uuid(),
    kind: z.enum(inquiryKinds),
    inquiry_type: z.enum([...inquiryTypes.contact, ...inquiryTypes.consultation]).nullable(),
    first_name: z.string(),
    last_name: z.string(),
    company_name: z.string().nullable(),
    email: z.string(),
    phone_number: z.string().nullable(),
    message: z.string().nullable().describe("In the sender's words; plain text"),
    language: z.enum(languages).describe("Of the form's page; the answer is mailed in it"),
    has_account: z.boolean().describe('Whether it was sent while signed in'),
    state: inquiryStateSchema,
    version,
    answer: z.string().nullable().describe("In the staff's words; plain text"),
    answer_mailed_at: moment.nullable().describe('When a mail server accepted the answer'),
    answer_refused_at: moment
      .nullable()
      .optional()
      .describe('When the mail server of the sender refused the answer for good; it is not sent again'),
    closing_reason: z.string().nullable().describe('Why it was closed without an answer'),
    created_at: moment,
    due_at: moment.describe('By when the staff answers: the end of a working day'),
    decided_at: moment.nullable().describe('When it was answered or closed'),
  })
  .meta({ id: 'StaffInquiry' });
export type StaffInquiry = z.infer<typeof staffInquirySchema>;

const staffPath = '/api/profile/v1/staff/inquiries';
const params = z.object({ inquiryId: z.uuid() });

export const listInquiriesForStaffRoute = defineRoute({
  method: 'get',
  path: staffPath,
  summary: 'Inquiries, 50 at a time: open ones the longest waiting first, others the newest decision first',
  access: 'staff',
  roles: ['support'],
  admitsServiceKey: true,
  query: z.object({ state: inquiryStateSchema.default('open'), owner, after }),
  responses: { 200: z.object({ inquiries: z.array(staffInquirySchema), assignments, next }) },
});

export const replyToInquiryRoute = defineRoute({
  method: 'post',
  path: `${staffPath}/{inquiryId}/reply`,
  summary: 'Answers an inquiry and mails the answer to its sender; sent twice it counts once',
  access: 'staff',
  roles: ['support'],
  admitsServiceKey: true,
  params,
  body: z.strictObject({ answer: words(inquiryAnswerMaxLength), version }),
  responses: { 200: staffInquirySchema },
});

export const resolveInquiryRoute = defineRoute({
  method: 'post',
  path: `${staffPath}/{inquiryId}/resolve`,
  summary: 'Closes an open inquiry without an answer, as for spam; sent twice it counts once',
  access: 'staff',
  roles: ['support'],
  admitsServiceKey: true,
  params,
  body: z.strictObject({ reason: words(staffReasonMaxLength).describe('For the staff alone'), version }),
  responses: { 200: staffInquirySchema },
});

export const assignInquiryRoute = defineRoute({
  ...assignCase,
  path: `${staffPath}/{inquiryId}/assign`,
  roles: ['support'],
  params: params,
});

export const staffInquiryRoutes = [
  listInquiriesForStaffRoute,
  replyToInquiryRoute,
  resolveInquiryRoute,
  assignInquiryRoute,
];
