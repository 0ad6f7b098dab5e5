import { z } from 'zod';
import { releaseVersionSchema, remoteNameSchema, remoteReleaseSchema } from './platform';
import { defineRoute } from '../route';

export const percentSchema = z.number().int().min(0).max(100);

/** Fields of every command: valid for one remote, once, near one moment. */
const once = {
  remote: remoteNameSchema,
  revision: z
    .number()
    .int()
    .optional()
    .describe('Of the state the sender has seen: REMOTE_CHANGED where it is another one by now'),
  issuedAt: z.iso.datetime().describe('Two minutes from now it is refused'),
  nonce: z.string().regex(/^[\w-]{16,64}$/),
};

/** Commands of a team for its own remote. */
export const remoteCommandSchema = z.discriminatedUnion('action', [
  z.object({
    ...once,
    action: z.literal('publish').describe('Registers a release, and gives it to a share of the visitors'),
    release: remoteReleaseSchema,
    origin: z
      .url({ protocol: /^https?$/ })
      .nullable()
      .describe(
        'A file server of the team’s own: {origin}/{version}/{file}; null: the platform’s file store',
      ),
    trafficPercent: percentSchema.describe('0: for testers alone; 100: for everybody, at once'),
    override: z
      .string()
      .min(10)
      .max(200)
      .optional()
      .describe('Why it is published although nobody was asked whether it fits what is live'),
    isLocalBuild: z
      .literal(true)
      .optional()
      .describe(
        'A build that `npm start` has found: it is registered, and visitors get it unless the team decided otherwise by a pin, a canary, or a command about this very version',
      ),
  }),
  z.object({
    ...once,
    action: z.literal('promote').describe('Gives a registered version to a share of the visitors'),
    version: releaseVersionSchema.nullable().describe('null: the canary'),
    trafficPercent: percentSchema.min(1),
  }),
  z.object({
    ...once,
    action: z.literal('pin').describe('Gives everybody a version, and keeps later ones from them'),
    version: releaseVersionSchema,
  }),
  z.object({
    ...once,
    action: z
      .literal('unpin')
      .describe('Ends the pin; visitors keep the version until another is given to them'),
  }),
  z.object({
    ...once,
    action: z.literal('rollback').describe('Ends the canary; where there is none, goes back to the fallback'),
    version: releaseVersionSchema
      .optional()
      .describe('Which version is taken back: the canary or the current one. Sent again it changes nothing'),
  }),
  z.object({
    ...once,
    action: z
      .literal('unregister')
      .describe(
        'Takes the remote off the site; its versions stay for open tabs, and publishing registers it again',
      ),
  }),
  z.object({ ...once, action: z.literal('status').describe('Changes nothing') }),
]);
export type RemoteCommand = z.infer<typeof remoteCommandSchema>;

/** Who changed what visitors get. */
export const remoteActorSchema = z
  .object({
    kind: z
      .enum(['team', 'staff', 'platform'])
      .describe('team: by a signed command; staff: on the page /platform; platform: by the error budget'),
    id: z
      .string()
      .nullable()
      .describe('team: the first 8 hex digits of the SHA-256 of its public key; staff: the account'),
    name: z.string().nullable().describe('staff: address of the account, until it is erased'),
  })
  .meta({ id: 'RemoteActor' });
export type RemoteActor = z.infer<typeof remoteActorSchema>;

/** Networks that had a version on a page since its canary began, and networks where it failed. */
const figuresSchema = z.object({ networks: z.number().int(), failed: z.number().int() });

export const remoteStatusSchema = z.object({
  name: remoteNameSchema,
  current: releaseVersionSchema,
  fallback: releaseVersionSchema.nullable(),
  canary: z
    .object({
      version: releaseVersionSchema,
      trafficPercent: percentSchema,
      since: z.iso.datetime(),
      figures: figuresSchema,
      figuresOfCurrent: figuresSchema,
      endsAt: z
        .object({ percent: z.number(), failedNetworks: z.number().int() })
        .nullable()
        .default(null)
        .describe('It ends by itself above this share of failures, if it failed on so many networks'),
    })
    .nullable(),
  pinned: z.boolean(),
  pinnedSince: z.iso.datetime().nullable().default(null),
  pinnedBy: remoteActorSchema.nullable().default(null),
  failing: z
    .object({
      reason: z
        .enum(['files-unavailable', 'fails-in-browsers'])
        .describe(
          'files-unavailable: its entry cannot be read; fails-in-browsers: on most networks, while it is compared with a canary',
        ),
      lastGood: releaseVersionSchema
        .nullable()
        .describe('The newest other version whose entry can be read and that was not taken back'),
    })
    .nullable()
    .default(null)
    .describe('The current version fails for everybody; null: that is not known'),
  lastRollback: z
    .object({
      version: releaseVersionSchema,
      at: z.iso.datetime(),
      reason: z.enum(['team', 'error-budget']).describe('team: a person asked for it'),
      by: remoteActorSchema.nullable().default(null),
    })
    .nullable(),
  versions: z
    .array(
      z.object({
        version: releaseVersionSchema,
        publishedAt: z.iso.datetime(),
        publishedBy: remoteActorSchema.nullable().default(null).describe('null: before this was recorded'),
      }),
    )
    .describe('Whatever is registered, the newest first'),
  revision: z.number().int().default(0).describe('Counts the changes of what visitors get'),
});
export type RemoteStatus = z.infer<typeof remoteStatusSchema>;

/** Header with a command's signature: Ed25519 of the body’s bytes, base64url. */
export const signatureHeader = 'x-signature';

export const commandRemoteRoute = defineRoute({
  method: 'post',
  path: '/api/platform/v1/remotes/{name}/commands',
  summary:
    'Publishes, promotes, pins, unpins, rolls back or unregisters a remote, or returns its state; signed by the team that owns it. 204 once it is unregistered',
  access: 'publisher',
  params: z.object({ name: remoteNameSchema }),
  body: remoteCommandSchema,
  responses: { 200: remoteStatusSchema, 204: null },
});
