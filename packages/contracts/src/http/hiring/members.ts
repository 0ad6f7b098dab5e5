import { z } from 'zod';
import { emailFormat, emailMaxLength } from '../../identity/email-address';
import { languages } from '../../language';
import { defineRoute } from '../route';
import { companyRoleSchema } from './companies';
import { companyPath, moment, ofCompany } from './fields';

export const memberSchema = z
  .object({
    user_id: z.uuid(),
    email: z.string().describe('Of the account, when it joined'),
    role: companyRoleSchema,
    joined_at: moment,
  })
  .meta({ id: 'Member' });
export type Member = z.infer<typeof memberSchema>;

/** `open` until accepted, withdrawn, or 72 hours old. */
export const invitationStateSchema = z.enum(['open', 'accepted', 'withdrawn', 'expired']);

export const invitationSchema = z
  .object({
    invitation_id: z.uuid(),
    email: z.string(),
    role: companyRoleSchema,
    state: invitationStateSchema,
    is_undeliverable: z.boolean().describe('The mail server of the address has refused the mail'),
    created_at: moment,
    expires_at: moment,
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof invitationSchema>;

export const newInvitationSchema = z.strictObject({
  invitation_id: z.uuid().describe('Made by the caller, so that the same invitation sent twice is one mail'),
  email: z.string().trim().max(emailMaxLength).regex(emailFormat).toLowerCase(),
  role: companyRoleSchema,
  language: z.enum(languages).describe('Of the mail'),
});
export type NewInvitation = z.infer<typeof newInvitationSchema>;

const ofMember = ofCompany.extend({ userId: z.uuid() });

export const listMembersRoute = defineRoute({
  method: 'get',
  path: `${companyPath}/members`,
  summary: 'Members of the company; not for interviewers',
  access: 'user',
  params: ofCompany,
  responses: { 200: z.object({ members: z.array(memberSchema) }) },
});

export const changeMemberRoute = defineRoute({
  method: 'patch',
  path: `${companyPath}/members/{userId}`,
  summary:
    'Gives a member another role; for owners, and for admins where neither role is owner. LAST_OWNER where no owner would be left. An admin may become owner of a company that has none',
  access: 'user',
  params: ofMember,
  body: z.strictObject({ role: companyRoleSchema }),
  responses: { 200: memberSchema },
});

export const removeMemberRoute = defineRoute({
  method: 'delete',
  path: `${companyPath}/members/{userId}`,
  summary: 'Removes a member, or the caller. LAST_OWNER where no owner would be left',
  access: 'user',
  params: ofMember,
  responses: { 204: null },
});

export const inviteMemberRoute = defineRoute({
  method: 'post',
  path: `${companyPath}/invitations`,
  summary:
    'Mails a link that makes the owner of the address a member, for 72 hours; for owners, and for admins unless the role is owner. At most 50 open ones',
  access: 'user',
  params: ofCompany,
  body: newInvitationSchema,
  responses: { 201: invitationSchema },
});

export const listInvitationsRoute = defineRoute({
  method: 'get',
  path: `${companyPath}/invitations`,
  summary: 'Invitations of the last 30 days, newest first; for owners and admins',
  access: 'user',
  params: ofCompany,
  responses: { 200: z.object({ invitations: z.array(invitationSchema) }) },
});

export const withdrawInvitationRoute = defineRoute({
  method: 'delete',
  path: `${companyPath}/invitations/{invitationId}`,
  summary: 'Withdraws an open invitation; for owners and admins. INVITATION_ENDED',
  access: 'user',
  params: ofCompany.extend({ invitationId: z.uuid() }),
  responses: { 204: null },
});

export const acceptInvitationRoute = defineRoute({
  method: 'post',
  path: `${companyPath}/invitations/accept`,
  summary:
    'Makes the caller a member, whose address has to be the invited one; sent twice it counts once. INVITATION_ENDED',
  access: 'user',
  params: ofCompany,
  body: z.strictObject({
    token: z.string().max(200).describe('Of the mail'),
    language: z.enum(languages).optional().describe("Of the caller's mails about the company"),
  }),
  responses: { 200: memberSchema },
});

export const memberRoutes = [
  listMembersRoute,
  changeMemberRoute,
  removeMemberRoute,
  inviteMemberRoute,
  listInvitationsRoute,
  acceptInvitationRoute,
  withdrawInvitationRoute,
];
