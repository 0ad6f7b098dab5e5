import { z } from 'zod';
import {
  inquiryMaxLengths,
  inquiryMinLengths,
  inquiryTrap,
  inquiryTypes,
  type InquiryKind,
} from '../../profile/inquiry';
import { emailFormat } from '../../identity/email-address';
import { inquiryFaults as faults } from '../../profile/inquiry-faults';
import { languages } from '../../language';
import { defineRoute } from '../route';

const max = inquiryMaxLengths;
const line = (longest: number, fault: string) => z.string(fault).trim().max(longest, fault);
/** Empty means absent, as in a form without script. */
const optional = (longest: number, fault: string) =>
  line(longest, fault)
    .nullish()
    .transform((value) => value || null);

const sharedShape = (kind: InquiryKind) => ({
  first_name: line(max.name, faults[kind].first_name).min(
    inquiryMinLengths[kind].name,
    faults[kind].first_name,
  ),
  last_name: line(max.name, faults[kind].last_name).min(inquiryMinLengths[kind].name, faults[kind].last_name),
  company_name: optional(max.company, faults[kind].company_name),
  email: line(max.email, faults[kind].email).regex(emailFormat, faults[kind].email),
  phone_number: optional(max.phone, faults[kind].phone_number),
  language: z.enum(languages).describe('Of the page; what the sender is told is written in it'),
  submission_id: z
    .uuid()
    .optional()
    .describe('Made once for a filled-in form: sent again with the same id, the inquiry is stored once'),
  [inquiryTrap]: z
    .string()
    .optional()
    .describe(
      'No person sees this field: an inquiry that fills it in is answered like any other and dropped',
    ),
});

export const contactInquirySchema = z.strictObject({
  kind: z.literal('contact'),
  ...sharedShape('contact'),
  inquiry_type: z.enum(inquiryTypes.contact, faults.contact.inquiry_type),
  message: line(max.message, faults.contact.message).min(
    inquiryMinLengths.contact.message,
    faults.contact.message,
  ),
});

export const consultationInquirySchema = z.strictObject({
  kind: z.literal('consultation'),
  ...sharedShape('consultation'),
  inquiry_type: z
    .union([z.enum(inquiryTypes.consultation), z.literal('')], faults.consultation.inquiry_type)
    .nullish()
    .transform((value) => value || null),
  message: optional(max.message, faults.consultation.message),
});

/** The specification's `contact_inquiries` row, from either form. */
export const inquirySchema = z.discriminatedUnion('kind', [contactInquirySchema, consultationInquirySchema]);
export type Inquiry = z.infer<typeof inquirySchema>;
/** Body of a form: optional fields may be missing, null or empty. */
export type InquiryBody = z.input<typeof inquirySchema>;

/**
 * Forms also work without script: the same fields as `application/x-www-form-urlencoded` are answered with 303 to the
 * form's page with `?sent=yes`. A rejected form is answered with a page in the sender's language and with the problem's
 * status: the browser's back button then restores the input, which a redirect would lose.
 */
export const createInquiryRoute = defineRoute({
  method: 'post',
  path: '/api/profile/v1/inquiries',
  summary:
    'Stores an inquiry and notifies the staff; it belongs to the account of the caller when there is one',
  access: 'public',
  body: inquirySchema,
  formBodies: { 'application/x-www-form-urlencoded': inquirySchema },
  responses: { 201: z.object({ id: z.uuid() }), 303: null },
});

/** Pages that a form without script returns to, without language prefix, before `?sent=yes` or `&sent=yes`. */
export const inquiryPages = {
  contact: { path: '/contact-us', anchor: 'message' },
  consultation: { path: '/talent-solution?panel=expert', anchor: 'panels' },
} as const satisfies Record<Inquiry['kind'], { path: string; anchor: string }>;

export const inquiryRoutes = [createInquiryRoute];
