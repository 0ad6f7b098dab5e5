import { z } from 'zod';
import { defineRoute } from '../route';

export const remoteNameSchema = z.string().regex(/^[a-z][a-z0-9-]{1,40}$/);

/** `/` matches only itself; any other path matches itself and everything below it. */
const basePathSchema = z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/);

export const navigationItemSchema = z.object({
  slot: z
    .enum(['header', 'footer', 'member', 'account', 'sign-in'])
    .describe(
      'member: the bar of the signed-in area; account: the menu behind the name; sign-in: the Login button',
    ),
  path: z.string().startsWith('/'),
  label: z.object({ en: z.string().min(1), id: z.string().min(1) }),
  order: z.number().int(),
});
export type NavigationItem = z.infer<typeof navigationItemSchema>;

/** An item of the account menu that only some accounts see; `navigation` has those for all. */
export const accountLinkSchema = navigationItemSchema.omit({ slot: true }).extend({
  audience: z
    .enum(['talent', 'recruiter', 'staff'])
    .describe('The kind chosen at sign-up; staff: an account with a role of the staff'),
  confirmedBy: z
    .object({
      from: z.string().regex(/^\/api(\/[a-z\d-]+)+$/),
      field: z.string().min(1),
      value: z.string(),
    })
    .optional()
    .describe('GET as the account: the item is shown where this field of the answer has this value'),
});
export type AccountLink = z.infer<typeof accountLinkSchema>;

/** An item of the signed-in area's bar for accounts of one kind. */
export const memberLinkSchema = navigationItemSchema
  .omit({ slot: true })
  .extend({ audience: z.enum(['talent', 'recruiter']).describe('The kind chosen at sign-up') });
export type MemberLink = z.infer<typeof memberLinkSchema>;

/** A moved address: 301 by the server, a replaced history entry in the browser; the query is kept. */
export const movedPathSchema = z.object({
  from: basePathSchema.describe('This very path, none below it; no remote holds it any more'),
  to: z
    .string()
    .regex(/^\/(?![/\\])[\w/-]*(\?[\w&=-]+)?$/)
    .describe('Path without language prefix, with a query where it takes one'),
});
export type MovedPath = z.infer<typeof movedPathSchema>;

/** Data that the shell's server fetches before a page is rendered. */
export const pageDataSourceSchema = z.object({
  path: basePathSchema,
  from: z
    .string()
    .regex(/^\/api(\/[a-z\d-]+)+$/)
    .describe(
      'GET with `url` (path and query without language prefix) and `language`: JSON; 404 and 410 are the page’s',
    ),
});
export type PageDataSource = z.infer<typeof pageDataSourceSchema>;

/** A remote's declaration in `remote.json`. */
export const remoteDeclarationSchema = z.object({
  name: remoteNameSchema,
  protocol: z
    .number()
    .int()
    .positive()
    .describe('Version of the mount contract of shell-sdk it was built against'),
  basePaths: z.array(basePathSchema).min(1),
  chrome: z.enum(['public', 'member', 'bare']).describe('Which frame the shell draws around its pages'),
  hasContactButton: z
    .boolean()
    .optional()
    .describe('false: its pages are a tool for staff and go without the WhatsApp button; true without it'),
  rendering: z.enum(['server', 'client']).describe('client: for who is signed in; no search engine keeps it'),
  navigation: z.array(navigationItemSchema),
  accountLinks: z
    .array(accountLinkSchema)
    .optional()
    .describe('A shell that does not know the field shows none of them'),
  memberLinks: z
    .array(memberLinkSchema)
    .optional()
    .describe(
      'For an account of a kind that has some, of whichever remote, they are the bar in place of the slot `member`. A shell that does not know the field shows that slot to all',
    ),
  redirects: z.array(movedPathSchema).default([]),
  pages: z
    .array(basePathSchema)
    .optional()
    .describe(
      'Every address of a remote rendered in the browser: the server answers any other with 404. Without it all are pages',
    ),
  pageData: z
    .array(pageDataSourceSchema)
    .optional()
    .describe('For pages that show data of now; the longest path that holds the page counts'),
});
export type RemoteDeclaration = z.infer<typeof remoteDeclarationSchema>;

const fileSchema = z
  .string()
  .regex(/^[\w.@-]+(\/[\w.@-]+)*$/)
  .refine((file) => !file.split('/').includes('..'), 'may not leave the release');
const hashSchema = z.string().regex(/^sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/);

const filesSchema = z.object({ scripts: z.array(fileSchema), styles: z.array(fileSchema) });

/** `<package version>-<hash of all served files>`. */
export const releaseVersionSchema = z.string().regex(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/);

/** A built version of a remote: `dist/release.json`, and what publishing sends. */
export const remoteReleaseSchema = remoteDeclarationSchema.extend({
  version: releaseVersionSchema,
  entry: fileSchema.default('remoteEntry.js').describe('Puts the container on `window` by the remote’s name'),
  serverBundle: fileSchema,
  preload: filesSchema.describe('What every page of it loads first'),
  parts: z
    .record(z.string(), filesSchema)
    .default({})
    .describe('Chunk name → what a page made of it loads besides'),
  integrity: z.record(fileSchema, hashSchema).describe('Every served file → its SHA-384'),
});
export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;

/** A release as the shell sees it: addresses instead of file names. */
export const servedReleaseSchema = z.object({
  version: z.string(),
  entryUrl: z.string(),
  serverBundleUrl: z.string(),
  serverBundleIntegrity: hashSchema,
  scriptUrls: z.array(z.string()),
  styleUrls: z.array(z.string()),
  integrity: z.record(z.string(), hashSchema).describe('URL → hash of what its pages load first'),
  parts: z
    .record(z.string(), z.object({ scriptUrls: z.array(z.string()), styleUrls: z.array(z.string()) }))
    .default({}),
});
export type ServedRelease = z.infer<typeof servedReleaseSchema>;

/** Release for a share of the visitors; paths, navigation and the like stay those of the current release. */
export const canarySchema = remoteDeclarationSchema
  .pick({ protocol: true, rendering: true })
  .extend({ release: servedReleaseSchema });

export const registeredRemoteSchema = remoteDeclarationSchema.extend({
  release: servedReleaseSchema,
  fallback: servedReleaseSchema
    .nullable()
    .describe('The release before, tried when the current one does not load'),
  trafficPercent: z.number().int().min(0).max(100).describe('Share of visitors who get `release`'),
  canary: canarySchema.nullable().default(null).describe('What the others get; see `version-group.ts`'),
});
export type RegisteredRemote = z.infer<typeof registeredRemoteSchema>;

export const remoteRegistrySchema = z.object({ remotes: z.array(registeredRemoteSchema) });
export type RemoteRegistry = z.infer<typeof remoteRegistrySchema>;

/** Testers name versions in it, `mf-blog@1.2.3-0123456789`, separated by commas; pages and registry use them. */
export const versionOverrideHeader = 'x-remote-version';

export const getRegistryRoute = defineRoute({
  method: 'get',
  path: '/remotes.json',
  summary: 'Every remote with the release to load; with `x-remote-version`, with the versions it names',
  access: 'public',
  responses: { 200: remoteRegistrySchema },
});

/** A browser's report about a version, once per page load; it identifies neither visitor nor place. */
export const remoteReportSchema = z.object({
  remote: remoteNameSchema,
  version: releaseVersionSchema,
  kind: z
    .enum(['shown', 'failed'])
    .describe(
      'shown: it is about to be, reported while versions are compared; failed: it did not load or broke',
    ),
});
export type RemoteReport = z.infer<typeof remoteReportSchema>;

export const reportRemoteRoute = defineRoute({
  method: 'post',
  path: '/api/platform/v1/remote-reports',
  summary: 'Reports how a version of a remote works in a browser; counted while the remote has a canary',
  access: 'public',
  body: remoteReportSchema,
  responses: { 202: null },
});
