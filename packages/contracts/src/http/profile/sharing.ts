import { z } from 'zod';
import { linkLabelMaxLength } from '../../profile/field-limits';
import { toLine } from '../../profile/entry-rules';
import { languages, localizedPath } from '../../language';
import {
  certificationSchema,
  educationSchema,
  languageSchema,
  profileSchema,
  skillSchema,
  workExperienceSchema,
} from './profile';
import { defineRoute } from '../route';

// Links by which a talent shares their profile.

/** Cookie that identifies the owner's browser on pages of links, where the owner's visits are not counted. */
export const ownLinksKey = 'sabi-own-links';

/** Limit of active links per account. */
export const maxActiveShareLinks = 20;

export const shareLinkDays = [7, 30, 90] as const;
const daysSchema = z.literal(shareLinkDays);
export type ShareLinkDays = (typeof shareLinkDays)[number];

const labelSchema = z.string().overwrite(toLine).trim().min(1).max(linkLabelMaxLength);

export const shareLinkStateSchema = z.enum(['active', 'expired', 'revoked']);
export type ShareLinkState = z.infer<typeof shareLinkStateSchema>;

export const shareLinkSchema = z.object({
  id: z.uuid(),
  label: z.string().describe('For the owner alone: who was given it'),
  language: z.enum(languages),
  shows_contact: z.boolean().describe('Mail address and phone number'),
  shows_full_name: z.boolean().describe('Otherwise the first name and an initial'),
  contact_email: z.string().nullable().describe("The account's, when the link was made or last changed"),
  state: shareLinkStateSchema,
  url: z.string().nullable().describe('Only while it works'),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  revoked_at: z.iso.datetime().nullable(),
  view_count: z.number().int().describe('By people who are not the owner'),
  last_viewed_at: z.iso.datetime().nullable(),
});
export type ShareLink = z.infer<typeof shareLinkSchema>;

export const newShareLinkSchema = z.strictObject({
  label: labelSchema,
  days: daysSchema,
  language: z.enum(languages),
  shows_contact: z.boolean(),
  shows_full_name: z.boolean(),
});
export type NewShareLink = z.infer<typeof newShareLinkSchema>;

export const shareLinkChangeSchema = z
  .strictObject({
    label: labelSchema,
    days: daysSchema.describe('From now on'),
  })
  .partial();
export type ShareLinkChange = z.infer<typeof shareLinkChangeSchema>;

export const viewDevices = ['phone', 'tablet', 'computer'] as const;

export const shareLinkViewSchema = z.object({
  seen_at: z.iso.datetime(),
  device: z.enum(viewDevices),
  browser: z.string().nullable().describe('Its family, by a name of ours'),
});
export type ShareLinkView = z.infer<typeof shareLinkViewSchema>;

const kept = { id: true, version: true } as const;

/** Everything a link shows: no picture, no test results, no ids. */
export const sharedProfileSchema = z.object({
  language: z.enum(languages),
  expires_at: z.iso.datetime(),
  email: z.string().nullable(),
  profile: profileSchema.pick({
    first_name: true,
    last_name: true,
    phone_number: true,
    position_interest: true,
    title: true,
    personal_summary: true,
  }),
  lists: z.object({
    work_experiences: z.array(workExperienceSchema.omit(kept)),
    educations: z.array(educationSchema.omit(kept)),
    skills: z.array(skillSchema.omit(kept)),
    languages: z.array(languageSchema.omit(kept)),
    licenses_certifications: z.array(certificationSchema.omit(kept)),
  }),
});
export type SharedProfile = z.infer<typeof sharedProfileSchema>;

const path = '/api/profile/v1/share-links';
const params = z.object({ linkId: z.uuid() });
const listSchema = z.object({
  links: z.array(shareLinkSchema).describe('Those that work first, then the newest'),
});

export const listShareLinksRoute = defineRoute({
  method: 'get',
  path,
  summary: "The caller's links, those that have ended for 180 days",
  access: 'user',
  responses: { 200: listSchema },
});

export const createShareLinkRoute = defineRoute({
  method: 'post',
  path,
  summary: 'A link that shows the profile to whoever has it. Twenty at a time, thirty an hour',
  access: 'user',
  body: newShareLinkSchema,
  responses: { 201: shareLinkSchema },
});

export const changeShareLinkRoute = defineRoute({
  method: 'patch',
  path: `${path}/{linkId}`,
  summary: 'Names a link anew or gives it more time; one that has ended stays so',
  access: 'user',
  params,
  body: shareLinkChangeSchema,
  responses: { 200: shareLinkSchema },
});

export const revokeShareLinkRoute = defineRoute({
  method: 'delete',
  path: `${path}/{linkId}`,
  summary: 'Ends a link at once and for good',
  access: 'user',
  params,
  responses: { 204: null },
});

export const listShareLinkViewsRoute = defineRoute({
  method: 'get',
  path: `${path}/{linkId}/views`,
  summary: 'When a link was opened and by what kind of device, the newest 500; without addresses of visitors',
  access: 'user',
  params,
  responses: { 200: z.object({ views: z.array(shareLinkViewSchema) }) },
});

// In the query, which no log records. Malformed tokens are treated as unknown.
const query = z.object({
  token: z.string().max(200).optional().catch(undefined).describe('From a link'),
});

export const getSharedProfileRoute = defineRoute({
  method: 'get',
  path: '/api/profile/v1/shared',
  summary: 'What a link shows; the same 404 for one that is unknown, expired, revoked or of a banned account',
  access: 'public',
  query,
  responses: { 200: sharedProfileSchema },
});

/** Page of a link in a browser. */
export const sharedPagePath = '/shared';

export const sharedPageRoutes = languages.map((language) =>
  defineRoute({
    method: 'get',
    path: localizedPath(language, sharedPagePath),
    summary: 'The same as a page, without script',
    access: 'public',
    query,
    responses: { 200: null },
  }),
);

export const profileSharingRoutes = [
  listShareLinksRoute,
  createShareLinkRoute,
  changeShareLinkRoute,
  revokeShareLinkRoute,
  listShareLinkViewsRoute,
  getSharedProfileRoute,
  ...sharedPageRoutes,
];
