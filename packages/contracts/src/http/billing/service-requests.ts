import { z } from 'zod';
import { countedKindSchema } from './entitlement-kinds';
import { wishMaxLength } from '../../billing/field-limits';
import { after, next } from '../page';
import { defineRoute } from '../route';
import { assignCase, assignments, owner } from '../staff-cases';

// Purchased services performed by a person: requested by the owner, answered by the staff.

const moment = z.iso.datetime();

/**
 * `open` until the staff has answered; `accepted` is in progress and has used up one of its kind, then `done`. `declined`
 * by the staff and `withdrawn` by the owner use up nothing.
 */
export const serviceRequestStateSchema = z.enum(['open', 'accepted', 'done', 'declined', 'withdrawn']);
export type ServiceRequestState = z.infer<typeof serviceRequestStateSchema>;

const requestShape = {
  request_id: z.uuid(),
  kind: countedKindSchema,
  state: serviceRequestStateSchema,
  wish: z.string().nullable().describe("In its owner's words; plain text"),
  answer: z.string().nullable().describe("In the staff's words; plain text"),
  due_at: moment.describe('By when the staff answers'),
  created_at: moment,
  answered_at: moment.nullable().describe('When it was accepted, declined or withdrawn'),
  done_at: moment.nullable(),
};

export const serviceRequestSchema = z.object(requestShape).meta({ id: 'ServiceRequest' });
export type ServiceRequest = z.infer<typeof serviceRequestSchema>;

/** The staff's view. */
export const staffServiceRequestSchema = z
  .object({
    ...requestShape,
    user_id: z.uuid(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    is_overdue: z.boolean(),
  })
  .meta({ id: 'StaffServiceRequest' });
export type StaffServiceRequest = z.infer<typeof staffServiceRequestSchema>;

export const newServiceRequestSchema = z.strictObject({
  request_id: z.uuid().describe('Made by the caller, so that the same request sent twice is stored once'),
  kind: countedKindSchema,
  wish: z.string().trim().min(1).max(wishMaxLength).optional().describe('What its owner would like, or when'),
});
export type NewServiceRequest = z.infer<typeof newServiceRequestSchema>;

const path = '/api/billing/v1/service-requests';
const staffPath = '/api/billing/v1/admin/service-requests';
const one = z.object({ requestId: z.uuid() });
const words = z.string().trim().min(1).max(1000);

export const createServiceRequestRoute = defineRoute({
  method: 'post',
  path,
  summary:
    'Asks the staff for what the caller has bought. ENTITLEMENT_USED_UP where as many are open as are left; SERVICE_REQUEST_UNFIT for what is used in the product',
  access: 'user',
  guarded: true,
  body: newServiceRequestSchema,
  responses: { 201: serviceRequestSchema },
});

export const listServiceRequestsRoute = defineRoute({
  method: 'get',
  path,
  summary: "The caller's requests, newest first, 50 at a time",
  access: 'user',
  query: z.object({ after }),
  responses: { 200: z.object({ requests: z.array(serviceRequestSchema), next }) },
});

export const withdrawServiceRequestRoute = defineRoute({
  method: 'post',
  path: `${path}/{requestId}/withdraw`,
  summary: 'Takes back a request that the staff has not answered; sent twice it counts once',
  access: 'user',
  params: one,
  responses: { 200: serviceRequestSchema },
});

export const listServiceRequestsForStaffRoute = defineRoute({
  method: 'get',
  path: staffPath,
  summary: 'Requests of all accounts, the one due first first, 50 at a time',
  access: 'staff',
  roles: ['support'],
  admitsServiceKey: true,
  query: z.object({ state: serviceRequestStateSchema.optional(), owner, after }),
  responses: { 200: z.object({ requests: z.array(staffServiceRequestSchema), assignments, next }) },
});

export const acceptServiceRequestRoute = defineRoute({
  method: 'post',
  path: `${staffPath}/{requestId}/accept`,
  summary: 'Accepts a request, which uses up one of its kind; sent twice it counts once',
  access: 'staff',
  roles: ['support'],
  admitsServiceKey: true,
  params: one,
  body: z.strictObject({ answer: words.describe('Mailed to its owner: what happens next, and when') }),
  responses: { 200: staffServiceRequestSchema },
});

export const declineServiceRequestRoute = defineRoute({
  method: 'post',
  path: `${staffPath}/{requestId}/decline`,
  summary: 'Declines a request, which uses up nothing; sent twice it counts once',
  access: 'staff',
  roles: ['support'],
  admitsServiceKey: true,
  params: one,
  body: z.strictObject({ answer: words.describe('Mailed to its owner: the reason') }),
  responses: { 200: staffServiceRequestSchema },
});

export const completeServiceRequestRoute = defineRoute({
  method: 'post',
  path: `${staffPath}/{requestId}/complete`,
  summary: 'Notes that an accepted request is done; sent twice it counts once',
  access: 'staff',
  roles: ['support'],
  admitsServiceKey: true,
  params: one,
  responses: { 200: staffServiceRequestSchema },
});

export const assignServiceRequestRoute = defineRoute({
  ...assignCase,
  path: `${staffPath}/{requestId}/assign`,
  roles: ['support'],
  params: one,
});

export const serviceRequestRoutes = [
  createServiceRequestRoute,
  listServiceRequestsRoute,
  withdrawServiceRequestRoute,
  listServiceRequestsForStaffRoute,
  acceptServiceRequestRoute,
  declineServiceRequestRoute,
  completeServiceRequestRoute,
  assignServiceRequestRoute,
];
