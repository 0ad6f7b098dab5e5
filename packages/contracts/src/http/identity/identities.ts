import { z } from 'zod';
import { defineRoute } from '../route';
import { empty } from './fields';
import { linkIdentityRoute } from './providers';

// An account's ways to sign in, for its owner.

export { linkIdentityRoute };

export const unlinkIdentityRoute = defineRoute({
  method: 'delete',
  path: '/auth/v1/user/identities/{identityId}',
  summary: 'Takes one of several identities from the caller’s account; off unless manual linking is enabled',
  access: 'user',
  params: z.object({ identityId: z.string() }),
  responses: { 200: empty },
});

export const identitiesRoutes = [linkIdentityRoute, unlinkIdentityRoute];
