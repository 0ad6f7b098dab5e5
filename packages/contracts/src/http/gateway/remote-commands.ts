import { z } from 'zod';
import { releaseVersionSchema, remoteNameSchema, remoteReleaseSchema } from './platform';
import { defineRoute } from '../route';

const percentSchema = z.number().int().min(0).max(100);

/** Fields of every command: valid for one remote, once, near one moment. */
const once = {
  remote: remoteNameSchema,
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
    action: z.literal('rollback').describe('Ends the canary; where there is none, goes back to the fallback'),
  }),
  z.object({ ...once, action: z.literal('status').describe('Changes nothing') }),
]);
export type RemoteCommand = z.infer<typeof remoteCommandSchema>;

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
    })
    .nullable(),
  pinned: z.boolean(),
  lastRollback: z
    .object({
      version: releaseVersionSchema,
      at: z.iso.datetime(),
      reason: z.enum(['team', 'error-budget']),
    })
    .nullable(),
  versions: z
    .array(z.object({ version: releaseVersionSchema, publishedAt: z.iso.datetime() }))
    .describe('Whatever is registered, the newest first'),
});
export type RemoteStatus = z.infer<typeof remoteStatusSchema>;

/** Header with a command's signature: Ed25519 of the body’s bytes, base64url. */
export const signatureHeader = 'x-signature';

export const commandRemoteRoute = defineRoute({
  method: 'post',
  path: '/api/platform/v1/remotes/{name}/commands',
  summary:
    'Publishes, promotes, pins or rolls back a remote, or returns its state; signed by the team that owns it',
  access: 'publisher',
  params: z.object({ name: remoteNameSchema }),
  body: remoteCommandSchema,
  responses: { 200: remoteStatusSchema },
});
