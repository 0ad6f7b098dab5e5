import { IdentityError } from '../errors/identity-error';

export const providerAway = (cause: unknown) =>
  new IdentityError(503, 'unexpected_failure', 'The provider does not answer, please retry later', {
    retryAfterSeconds: 5,
    cause,
  });
