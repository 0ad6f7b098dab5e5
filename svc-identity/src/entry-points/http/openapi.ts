import { identityRoutes } from '@sabi/contracts/http/identity/routes';
import { identityErrorSchema } from '@sabi/contracts/http/identity/errors';
import { createOpenApiDocument } from '@sabi/service-kit/openapi';

const failure = {
  name: 'Error',
  description: 'An error, as answered to X-Supabase-Api-Version 2024-01-01',
  mediaType: 'application/json',
  schema: identityErrorSchema,
};

export const createIdentityOpenApi = () =>
  createOpenApiDocument({ title: 'svc-identity', version: '1.0.0' }, identityRoutes, failure);
