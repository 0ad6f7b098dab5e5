import { createAuthentication } from '@sabi/service-kit/authentication';
import { createProblemHandler } from '@sabi/service-kit/problem-handler';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import express from 'express';
import { issuer } from './identity';

/** A service that knows svc-identity by its key set alone; `/` tells who calls, `/staff` which of the staff. */
export function createOtherService({ url }: { url: string }): express.Express {
  const app = express();
  const authentication = createAuthentication({ jwksUrl: `${url}/.well-known/jwks.json`, issuer });
  app.get('/', authentication.required, (incoming, response) => void response.json(incoming.user));
  app.get('/staff', authentication.staff, (incoming, response) => void response.json(incoming.staff));
  app.use(createProblemHandler(silentLogger));
  return app;
}
