import { z } from 'zod';
import { claimMessageMaxLength, claimPositionMaxLength } from '../../hiring/field-limits';
import { languages } from '../../language';
import { toLine, toText } from '../../profile/entry-rules';
import { defineRoute } from '../route';
import { companyRoleSchema, nib } from './companies';
import { basePath, companyPath, moment, ofCompany, staffReason } from './fields';

/** A claim asks for access to a company that exists: `open → granted | refused | withdrawn`. */
export const claimStateSchema = z.enum(['open', 'granted', 'refused', 'withdrawn']);
export type ClaimState = z.infer<typeof claimStateSchema>;

const claimFields = {
  claim_id: z.uuid(),
  position: z.string(),
  message: z.string(),
  state: claimStateSchema,
  role: companyRoleSchema.nullable().describe('With `granted` alone'),
  reason: z.string().nullable().describe('Of a refusal'),
  created_at: moment,
  ended_at: moment.nullable(),
};

/** For owners and admins of the company. */
export const claimSchema = z
  .object({
    ...claimFields,
    email: z.string().describe('Of the account, confirmed'),
    has_company_domain: z.boolean().describe("Whether the address is at one of the company's domains"),
    earlier_membership: z
      .enum(['left', 'removed'])
      .nullable()
      .describe(
        'How the account ceased to be a member of the company before it asked; null where it was none',
      ),
  })
  .meta({ id: 'Claim' });
export type Claim = z.infer<typeof claimSchema>;

/** For the claimant: of the company nothing that is not public. */
export const ownClaimSchema = z
  .object({
    ...claimFields,
    company_name: z.string().nullable().describe('null where the company had no public page then'),
    nib: z.string().nullable().describe('As the claimant gave it'),
    due_at: moment.nullable().describe('By when the claim is decided; with `open` alone'),
    may_repeat_at: moment.nullable().describe('With `refused` alone'),
  })
  .meta({ id: 'OwnClaim' });
export type OwnClaim = z.infer<typeof ownClaimSchema>;

export const newClaimSchema = z.strictObject({
  claim_id: z.uuid().describe('Made by the caller, so that the same claim sent twice is stored once'),
  company: z
    .union([z.strictObject({ nib }), z.strictObject({ slug: z.string().max(100) })])
    .describe('By its NIB, or by the address of its public page'),
  position: z.string().overwrite(toLine).trim().min(1).max(claimPositionMaxLength),
  message: z.string().overwrite(toText).trim().max(claimMessageMaxLength),
  language: z.enum(languages).describe('Of the mails about it'),
});
export type NewClaim = z.infer<typeof newClaimSchema>;

const ownPath = `${basePath}/company-claims` as const;
const ofClaim = z.object({ claimId: z.uuid() });

export const makeClaimRoute = defineRoute({
  method: 'post',
  path: ownPath,
  summary:
    'Asks for access to a company that exists; for approved recruiters. Its owners and admins, or the staff, decide. While one is open a further one answers it; 30 days after a refusal it can be repeated. COMPANY_NOT_FOUND, COMPANY_UNAPPROVED, MEMBER_EXISTS unless the company has neither owner nor admin. Ten a day',
  access: 'user',
  body: newClaimSchema,
  responses: { 201: ownClaimSchema },
});

export const listOwnClaimsRoute = defineRoute({
  method: 'get',
  path: ownPath,
  summary: "The caller's claims, newest first; those that have ended, for 90 days",
  access: 'user',
  responses: { 200: z.object({ claims: z.array(ownClaimSchema) }) },
});

export const withdrawClaimRoute = defineRoute({
  method: 'delete',
  path: `${ownPath}/{claimId}`,
  summary: "Withdraws the caller's open claim. CLAIM_STATE_UNFIT",
  access: 'user',
  params: ofClaim,
  responses: { 204: null },
});

export const listClaimsRoute = defineRoute({
  method: 'get',
  path: `${companyPath}/claims`,
  summary: 'Open claims of the company, oldest first, the first 50; for owners and admins',
  access: 'user',
  params: ofCompany,
  responses: { 200: z.object({ claims: z.array(claimSchema) }) },
});

export const grantClaimRoute = defineRoute({
  method: 'post',
  path: `${companyPath}/claims/{claimId}/grant`,
  summary:
    'Makes the claimant a member; for owners, and for admins unless the role is owner. Sent twice it counts once. CLAIM_STATE_UNFIT',
  access: 'user',
  params: ofCompany.extend(ofClaim.shape),
  body: z.strictObject({ role: companyRoleSchema }),
  responses: { 200: claimSchema },
});

export const refuseClaimRoute = defineRoute({
  method: 'post',
  path: `${companyPath}/claims/{claimId}/refuse`,
  summary:
    'Refuses a claim with a reason that the claimant reads; for owners and admins. Sent twice it counts once. CLAIM_STATE_UNFIT',
  access: 'user',
  params: ofCompany.extend(ofClaim.shape),
  body: z.strictObject({ reason: staffReason }),
  responses: { 200: claimSchema },
});

export const claimRoutes = [
  makeClaimRoute,
  listOwnClaimsRoute,
  withdrawClaimRoute,
  listClaimsRoute,
  grantClaimRoute,
  refuseClaimRoute,
];
