import { z } from 'zod';
import {
  companyAboutMaxLength,
  companyDomainsMax,
  companyNameMaxLength,
  evidenceMax,
  evidenceMaxLength,
} from '../../hiring/field-limits';
import { companyRoles, companyZones } from '../../hiring/posting-terms';
import { languages } from '../../language';
import { toLine, toText } from '../../profile/entry-rules';
import { defineRoute } from '../route';
import { basePath, companyPath, moment, ofCompany, version } from './fields';

/**
 * `unverified → submitted → verified | rejected | more_information`; `verified → revoked`, and after twelve months back
 * to `unverified`. All but `submitted` and `verified` may be submitted again.
 */
export const verificationStateSchema = z.enum([
  'unverified',
  'submitted',
  'verified',
  'rejected',
  'more_information',
  'revoked',
]);
export type VerificationState = z.infer<typeof verificationStateSchema>;

export const companyRoleSchema = z.enum(companyRoles);

const name = z.string().overwrite(toLine).trim().min(1).max(companyNameMaxLength);
export const nib = z.string().max(40).describe('13 digits; blanks, dots and hyphens are left out');
const about = z.string().overwrite(toText).trim().max(companyAboutMaxLength);
const zone = z.enum(companyZones);
const domains = z
  .array(
    z
      .string()
      .toLowerCase()
      .max(253)
      .regex(/^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/),
  )
  .max(companyDomainsMax);

/** Evidence for the staff: an extract, a register's address, a sentence. */
export const evidenceSchema = z.strictObject({
  kind: z.enum(['oss', 'ahu', 'domain', 'other']),
  text: z.string().overwrite(toText).trim().min(1).max(evidenceMaxLength),
});

export const verificationSchema = z.object({
  state: verificationStateSchema,
  reason: z.string().nullable().describe('Of a rejection, a revocation or a question'),
  evidence: z.array(evidenceSchema).nullable().describe('null for who may not change the company'),
  submitted_at: moment.nullable(),
  decided_at: moment.nullable(),
  valid_until: moment.nullable().describe('With `verified` alone'),
});

export const companySchema = z
  .object({
    company_id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    legal_name: z.string(),
    nib: z.string().nullable(),
    domains: z.array(z.string()),
    about: z.string(),
    zone,
    verification: verificationSchema,
    role: companyRoleSchema.describe("The caller's"),
    version,
    created_at: moment,
  })
  .meta({ id: 'Company' });
export type Company = z.infer<typeof companySchema>;

export const newCompanySchema = z.strictObject({
  company_id: z.uuid().describe('Made by the caller, so that the same company sent twice is stored once'),
  name,
  legal_name: name,
  nib: nib.nullable(),
  zone,
  language: z.enum(languages).optional().describe("Of the caller's mails about the company"),
});
export type NewCompany = z.infer<typeof newCompanySchema>;

export const companyChangeSchema = z.strictObject({
  version,
  name: name.optional(),
  legal_name: name.optional(),
  domains: domains.optional(),
  about: about.optional(),
  zone: zone.optional(),
});
export type CompanyChange = z.infer<typeof companyChangeSchema>;

export const createCompanyRoute = defineRoute({
  method: 'post',
  path: `${basePath}/companies`,
  summary:
    'Opens a company with the caller as its owner; for recruiters, also while their approval is pending. COMPANY_EXISTS where another has the NIB, which the caller can then ask to join (`/company-claims`). Ten a day',
  access: 'user',
  body: newCompanySchema,
  responses: { 201: companySchema },
});

export const listOwnCompaniesRoute = defineRoute({
  method: 'get',
  path: `${basePath}/companies`,
  summary: 'Companies that the caller is a member of',
  access: 'user',
  responses: {
    200: z.object({
      companies: z.array(companySchema.pick({ company_id: true, slug: true, name: true, role: true })),
    }),
  },
});

export const getCompanyRoute = defineRoute({
  method: 'get',
  path: companyPath,
  summary: 'A company, for its members',
  access: 'user',
  params: ofCompany,
  responses: { 200: companySchema },
});

export const changeCompanyRoute = defineRoute({
  method: 'patch',
  path: companyPath,
  summary:
    'Changes a company; for owners and admins. Another legal name ends its verification, and so does the removal of a domain',
  access: 'user',
  params: ofCompany,
  body: companyChangeSchema,
  responses: { 200: companySchema },
});

export const requestVerificationRoute = defineRoute({
  method: 'post',
  path: `${companyPath}/verification`,
  summary: 'Asks the staff to verify the company; for owners and admins. NIB_INVALID, COMPANY_EXISTS',
  access: 'user',
  params: ofCompany,
  body: z.strictObject({ version, nib, evidence: z.array(evidenceSchema).min(1).max(evidenceMax) }),
  responses: { 200: companySchema },
});

export const companyRoutes = [
  createCompanyRoute,
  listOwnCompaniesRoute,
  getCompanyRoute,
  changeCompanyRoute,
  requestVerificationRoute,
];
