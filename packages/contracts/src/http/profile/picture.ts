import { z } from 'zod';
import { defineRoute } from '../route';

// The profile picture. It is uploaded to the storage address like a CV, as {userId}/profile_{timestamp}.{ext}.

/** The stored picture, always a square WebP, with an address for its owner's pages. */
export const profilePictureSchema = z.object({
  file_key: z.string(),
  url: z.string().describe('Signed; works without a token until `expires_at`, ten minutes at most'),
  expires_at: z.iso.datetime(),
});
export type ProfilePicture = z.infer<typeof profilePictureSchema>;

export const pictureChangeSchema = z.object({
  picture: profilePictureSchema.nullable().describe('The one there is now'),
  replaced: z
    .string()
    .nullable()
    .describe('Key of the one that was there before; for an hour it can be put back by this key'),
});
export type PictureChange = z.infer<typeof pictureChangeSchema>;

const path = '/api/profile/v1/profile-picture';

export const removeProfilePictureRoute = defineRoute({
  method: 'delete',
  path,
  summary:
    "Takes the caller's picture away; its file is deleted within two hours. No error when there is none",
  access: 'user',
  responses: { 200: pictureChangeSchema },
});

export const restoreProfilePictureRoute = defineRoute({
  method: 'put',
  path,
  summary: 'Puts a picture back that was replaced or taken away less than an hour ago',
  access: 'user',
  body: z.strictObject({ file_key: z.string().max(100) }),
  responses: { 200: pictureChangeSchema },
});

export const profilePictureRoutes = [removeProfilePictureRoute, restoreProfilePictureRoute];
