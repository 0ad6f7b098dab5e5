import { z } from 'zod';
import { undoDays } from '../../identity/account-terms';
import { defineRoute } from '../route';

// Deletion of one's own account, which GoTrue leaves to administrators.

export const accountDeletionSchema = z.object({
  deletion: z
    .object({
      requested_at: z.iso.datetime(),
      erases_at: z.iso.datetime().describe('From then on nothing is kept, here and in every other service'),
    })
    .nullable()
    .describe('null: nobody has asked for it'),
});
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

const path = '/auth/v1/user/deletion';

export const getDeletionRoute = defineRoute({
  method: 'get',
  path,
  summary: 'Whether and when the account will be erased; GoTrue has no such address',
  access: 'user',
  responses: { 200: accountDeletionSchema },
});

export const requestDeletionRoute = defineRoute({
  method: 'post',
  path,
  summary: `Erases the account ${undoDays} days later; asked again it stays as it was. GoTrue has no such address`,
  access: 'user',
  responses: { 200: accountDeletionSchema },
});

export const withdrawDeletionRoute = defineRoute({
  method: 'delete',
  path,
  summary: 'Keeps the account after all; GoTrue has no such address',
  access: 'user',
  responses: { 204: null },
});

export const deletionRoutes = [getDeletionRoute, requestDeletionRoute, withdrawDeletionRoute];
