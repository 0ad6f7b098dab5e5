import { AppError } from '@sabi/service-kit/errors';
import { createAuthentication } from '@sabi/service-kit/authentication';
import { createEndedSessions, type EndedSessions } from '@sabi/service-kit/ended-sessions';
import { createProblemHandler } from '@sabi/service-kit/problem-handler';
import { eventually } from '@sabi/test-kit/eventually';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import express, { type RequestHandler } from 'express';
import { issuer } from './identity';

export interface OtherService {
  readonly app: express.Express;
  readonly endedSessions: EndedSessions;
}

/**
 * A service that verifies tokens by svc-identity's key set and ended sessions; `/` returns the caller,
 * `/staff` the service key's holder. Reads ended sessions only on `refresh`.
 */
export async function createOtherService({ url }: { url: string }): Promise<OtherService> {
  const app = express();
  const list = createEndedSessions({ identityUrl: url, logger: silentLogger });
  // A paused machine may exceed the time that the list gives svc-identity.
  const endedSessions = { ...list, refresh: () => eventually(list.refresh) };
  await endedSessions.refresh();
  const { required, serviceKey } = createAuthentication({
    jwksUrl: `${url}/.well-known/jwks.json`,
    issuer,
    endedSessions,
  });
  app.get('/', patiently(required), (incoming, response) => void response.json(incoming.user));
  app.get('/staff', patiently(serviceKey), (incoming, response) => void response.json(incoming.staff));
  app.use(createProblemHandler(silentLogger));
  return { app, endedSessions };
}

/** Retries the key set, whose three seconds a paused machine may exceed. */
const patiently =
  (handler: RequestHandler, tries = 5): RequestHandler =>
  (request, response, next) => {
    const again = (error: unknown) => {
      if (tries > 1 && error instanceof AppError && error.code === 'DEPENDENCY_UNAVAILABLE')
        void patiently(handler, tries - 1)(request, response, next);
      else next(error);
    };
    void handler(request, response, again);
  };
