import { identityRoutes } from '@sabi/contracts/http/identity/routes';
import { identityErrorSchema } from '@sabi/contracts/http/identity/errors';
import { staffGrantRoutes } from '@sabi/contracts/http/identity/staff-grants';
import type { Route } from '@sabi/contracts/http/route';
import { createOpenApiDocument, problemDescription } from '@sabi/service-kit/openapi';

const gotrueError = {
  name: 'Error',
  description: 'An error, as answered to X-Supabase-Api-Version 2024-01-01',
  mediaType: 'application/json',
  schema: identityErrorSchema,
};

const ofStaff: readonly Route[] = staffGrantRoutes;

export const createIdentityOpenApi = () =>
  createOpenApiDocument({ title: 'svc-identity', version: '1.0.0' }, identityRoutes, (route) =>
    ofStaff.includes(route) ? problemDescription : gotrueError,
  );
