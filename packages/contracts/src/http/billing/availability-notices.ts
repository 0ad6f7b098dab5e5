import { z } from 'zod';
import { entitlementKindSchema } from './entitlement-kinds';
import { defineRoute } from '../route';

// Availability notice: one mail when a service that is not sold yet can be bought and used.

const path = '/api/billing/v1/availability-notices';
const ofKind = {
  path: `${path}/{kind}`,
  access: 'user',
  params: z.object({ kind: entitlementKindSchema }),
} as const;

export const listAvailabilityNoticesRoute = defineRoute({
  method: 'get',
  path,
  summary: 'What the caller wants to be notified of',
  access: 'user',
  responses: { 200: z.object({ kinds: z.array(entitlementKindSchema) }) },
});

export const addAvailabilityNoticeRoute = defineRoute({
  ...ofKind,
  method: 'put',
  summary: 'One mail once it can be used. SERVICE_REQUEST_UNFIT for what can be used today',
  responses: { 204: null },
});

export const removeAvailabilityNoticeRoute = defineRoute({
  ...ofKind,
  method: 'delete',
  summary: 'No mail after all',
  responses: { 204: null },
});

export const availabilityNoticeRoutes = [
  listAvailabilityNoticesRoute,
  addAvailabilityNoticeRoute,
  removeAvailabilityNoticeRoute,
];
