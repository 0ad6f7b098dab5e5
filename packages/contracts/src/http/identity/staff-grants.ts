import { z } from 'zod';
import { staffReasonMaxLength } from '../../identity/field-limits';
import { emailMaxLength } from '../../identity/email-address';
import { staffRoleSchema, staffRoles } from '../../identity/staff-roles';
import { toText } from '../../profile/entry-rules';
import { after } from '../page';
import { defineRoute } from '../route';

const grantsPath = '/api/identity/v1/staff/grants';

const moment = z.iso.datetime();
const roles = z
  .array(staffRoleSchema)
  .min(1)
  .max(staffRoles.length)
  .refine((given) => new Set(given).size === given.length, 'Names a role twice');
const reason = z.string().overwrite(toText).trim().min(1).max(staffReasonMaxLength);
const version = z.number().int().min(1).describe('As the caller has seen it');
const until = moment.nullable().describe('When the roles end; null for no end');
const ofUser = z.object({ userId: z.uuid() });

export const staffGrantSchema = z
  .object({
    user_id: z.uuid(),
    email: z.string(),
    roles: z.array(staffRoleSchema),
    granted_by: z
      .uuid()
      .nullable()
      .describe('Who granted or last changed it; null for an operator by command'),
    granted_at: moment,
    until,
    reason: z.string(),
    version,
    is_active: z.boolean().describe('false once `until` has passed'),
  })
  .meta({ id: 'StaffGrant' });
export type StaffGrantView = z.infer<typeof staffGrantSchema>;

export const listStaffGrantsRoute = defineRoute({
  method: 'get',
  path: grantsPath,
  summary: 'Roles of the staff that have not been revoked, longest unchanged first, 50 at a time',
  access: 'staff',
  roles: ['admin'],
  query: z.object({ after }),
  responses: {
    200: z.object({
      grants: z.array(staffGrantSchema),
      next: z.string().nullable().describe('null at the end'),
    }),
  },
});

export const grantStaffRolesRoute = defineRoute({
  method: 'post',
  path: grantsPath,
  summary:
    'Grants roles of the staff to a confirmed account. STAFF_ACCOUNT_NOT_FOUND, STAFF_GRANT_EXISTS, STAFF_GRANT_OWN',
  access: 'staff',
  roles: ['admin'],
  body: z.strictObject({ email: z.string().trim().min(1).max(emailMaxLength), roles, until, reason }),
  responses: { 201: staffGrantSchema },
});

export const changeStaffGrantRoute = defineRoute({
  method: 'put',
  path: `${grantsPath}/{userId}`,
  summary:
    'Replaces the roles of a member of staff. With fewer roles or an earlier end the sessions of the account end. STAFF_GRANT_NOT_FOUND, STAFF_GRANT_CHANGED, STAFF_GRANT_OWN, STAFF_LAST_ADMIN',
  access: 'staff',
  roles: ['admin'],
  params: ofUser,
  body: z.strictObject({ roles, until, reason, version }),
  responses: { 200: staffGrantSchema },
});

export const revokeStaffGrantRoute = defineRoute({
  method: 'delete',
  path: `${grantsPath}/{userId}`,
  summary:
    'Revokes the roles of a member of staff, whose sessions end. STAFF_GRANT_NOT_FOUND, STAFF_GRANT_CHANGED, STAFF_GRANT_OWN, STAFF_LAST_ADMIN',
  access: 'staff',
  roles: ['admin'],
  params: ofUser,
  body: z.strictObject({ reason, version }),
  responses: { 204: null },
});

export const staffGrantRoutes = [
  listStaffGrantsRoute,
  grantStaffRolesRoute,
  changeStaffGrantRoute,
  revokeStaffGrantRoute,
];
