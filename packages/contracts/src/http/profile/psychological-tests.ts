import { z } from 'zod';
import { psychologicalTestSchema, versionSchema } from './profile';
import { psychologicalTestFields } from './entries';
import { defineRoute, type Route } from '../route';

// Results of psychological tests: written by the staff, read by the person tested.

/** The staff's view of a result. */
export const writtenTestSchema = psychologicalTestSchema.extend({ version: versionSchema });
export type WrittenTest = z.infer<typeof writtenTestSchema>;

const path = '/api/profile/v1/admin/talents/{userId}/psychological-tests';
const ofTalent = z.object({ userId: z.uuid() });
const one = {
  path: `${path}/{entryId}`,
  access: 'staff',
  roles: ['reviewer'],
  admitsServiceKey: true,
  params: ofTalent.extend({ entryId: z.uuid() }),
} as const;

export const addTestRoute = defineRoute({
  method: 'post',
  path,
  summary: "Adds the result of a test to a talent's profile; PROFILE_NOT_FOUND for anybody else's",
  access: 'staff',
  roles: ['reviewer'],
  admitsServiceKey: true,
  params: ofTalent,
  body: psychologicalTestFields.extend({
    id: z.uuid().optional().describe('Made by the caller, so that the same result sent twice is stored once'),
  }),
  responses: { 201: writtenTestSchema },
});

export const changeTestRoute = defineRoute({
  ...one,
  method: 'patch',
  summary: 'Changes fields of a result; ENTRY_CHANGED when it is not of the version that is named',
  body: psychologicalTestFields.partial().extend({ version: versionSchema }),
  responses: { 200: writtenTestSchema },
});

export const removeTestRoute = defineRoute({
  ...one,
  method: 'delete',
  summary: 'Deletes a result, of whatever version: for an hour it can be had back',
  responses: { 204: null },
});

export const restoreTestRoute = defineRoute({
  ...one,
  method: 'post',
  path: `${path}/{entryId}/restore`,
  summary: 'Brings back a result as it was deleted',
  responses: { 200: writtenTestSchema },
});

export const psychologicalTestRoutes: readonly Route[] = [
  addTestRoute,
  changeTestRoute,
  removeTestRoute,
  restoreTestRoute,
];
