import { IdentityError } from '../errors/identity-error';

export const providerNotResponding = (cause: unknown) =>
  new IdentityError(503, 'unexpected_failure', 'The provider does not answer, please retry later', {
    retryAfterSeconds: 5,
    cause,
  });
