import { z } from 'zod';
import { defineRoute } from '../route';
import { releaseVersionSchema, remoteDeclarationSchema, remoteNameSchema } from './platform';
import { percentSchema, remoteActorSchema, remoteStatusSchema } from './remote-commands';

// The page /platform of the staff.

/** A change of what visitors get, or a version that was registered. */
export const remoteEventSchema = z.object({
  action: z
    .enum(['published', 'promoted', 'pinned', 'unpinned', 'rolled_back', 'unregistered'])
    .describe('rolled_back: also a canary that was ended; unregistered: it was published again since'),
  version: releaseVersionSchema.describe('unpinned: the version that visitors keep'),
  trafficPercent: percentSchema.describe('Share of the visitors that the version had afterwards'),
  at: z.iso.datetime(),
  by: remoteActorSchema,
});
export type RemoteEvent = z.infer<typeof remoteEventSchema>;

/** A remote for the staff: its state, where it appears, and what happened lately. */
export const remoteOverviewSchema = remoteStatusSchema
  .extend({
    basePaths: remoteDeclarationSchema.shape.basePaths,
    versions: remoteStatusSchema.shape.versions.describe('The newest ones and those that visitors get'),
    events: z.array(remoteEventSchema).describe('The latest first, of the last 90 days'),
  })
  .meta({ id: 'RemoteOverview' });
export type RemoteOverview = z.infer<typeof remoteOverviewSchema>;

const staff = { access: 'staff', roles: ['platform'] } as const;

export const listStaffRemotesRoute = defineRoute({
  ...staff,
  method: 'get',
  path: '/api/platform/v1/staff/remotes',
  summary: 'Every remote with its versions, shares, error budget and latest changes',
  responses: { 200: z.object({ remotes: z.array(remoteOverviewSchema) }) },
});

/** What the caller has seen; another state is not changed. */
const seen = { revision: z.number().int().min(0) };

export const staffCommandSchema = z.discriminatedUnion('action', [
  z.strictObject({
    ...seen,
    action: z.literal('promote'),
    version: releaseVersionSchema,
    trafficPercent: percentSchema.min(1).describe('100: everybody; below it the version is the canary'),
  }),
  z.strictObject({ ...seen, action: z.literal('pin'), version: releaseVersionSchema }),
  z.strictObject({ ...seen, action: z.literal('unpin') }),
  z.strictObject({
    ...seen,
    action: z.literal('rollback'),
    version: releaseVersionSchema.describe('Which version is taken back: the canary or the current one'),
  }),
]);
export type StaffCommand = z.infer<typeof staffCommandSchema>;

export const commandStaffRemoteRoute = defineRoute({
  ...staff,
  method: 'post',
  path: '/api/platform/v1/staff/remotes/{name}/commands',
  summary:
    'Promotes, pins, unpins or rolls back a remote; what already holds counts as done. REMOTE_CHANGED, RELEASE_NOT_FOUND',
  params: z.object({ name: remoteNameSchema }),
  body: staffCommandSchema,
  responses: { 200: remoteOverviewSchema },
});

export const staffRemoteRoutes = [listStaffRemotesRoute, commandStaffRemoteRoute];
